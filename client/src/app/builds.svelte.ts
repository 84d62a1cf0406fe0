// Which build this page is of, and which one the server has: a page of another build goes on with
// its own files where it can, and says so.

const OWN = document.querySelector<HTMLMetaElement>("meta[name='build']")?.content ?? null;
const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 8000;

class Builds {
  /** Whether the server has another build than this page. */
  newer = $state(false);

  constructor() {
    if (OWN === null) return; // A page of the development server changes by itself.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.look();
    });
    // A part of this page was not there any more: it is there in the new one, at the same address.
    addEventListener(
      "vite:preloadError",
      () => void this.look().then(() => this.newer && location.reload()),
    );
  }

  /** Ask the server which build it has; false if it cannot be reached. */
  async look(): Promise<boolean> {
    const answer = await fetch("/app/build.json", { cache: "no-store" }).catch(() => null);
    if (!answer || answer.status >= 500) return false;
    const found = answer.ok
      ? ((await answer.json().catch(() => null)) as { build?: string } | null)
      : null;
    this.newer = OWN !== null && found?.build !== OWN;
    return true;
  }

  /** Go on when the server can be reached again, with its own page if it has another one. Returns how to stop waiting. */
  whenBack(goOn: () => void): () => void {
    let wait = SHORTEST_WAIT;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const again = async (): Promise<void> => {
      clearTimeout(timer);
      const back = await this.look();
      if (stopped) return;
      if (back && this.newer) location.reload();
      else if (back) goOn();
      else timer = setTimeout(() => void again(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    const soon = (): void => void again();
    timer = setTimeout(soon, wait);
    addEventListener("online", soon);
    return () => {
      stopped = true;
      clearTimeout(timer);
      removeEventListener("online", soon);
    };
  }
}

export const builds = new Builds();

/** Let the service worker keep this build, where the browser allows one: not over plain HTTP. */
export async function keepOffline(): Promise<void> {
  if (OWN === null || !isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    // A worker of this build need not wait until all pages are closed, if this one is the only page.
    const hurry = (): void => kept.waiting?.postMessage(OWN);
    hurry();
    kept.addEventListener("updatefound", () =>
      kept.installing?.addEventListener("statechange", hurry),
    );
    await kept.update();
  } catch {
    // A private window, or a server without one: everything works but a start without a network.
  }
}
