// What makes a page behave like a screen on the wall: letters that grow with it, no pointer, no
// sleep, the whole of the screen with one key or one tap.

const POINTER_MS = 3000;

/** An attachment for the root of a wall. */
export function onTheWall(wall: HTMLElement): () => void {
  const root = document.documentElement;
  root.dataset["wall"] = "";
  const stops = [hidePointer(wall), stayAwake(), fullScreen(wall)];
  return () => {
    delete root.dataset["wall"];
    for (const stop of stops) stop();
  };
}

/** Fill the screen, or stop doing so. Not every television can. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

function hidePointer(wall: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const moved = (): void => {
    delete wall.dataset["still"];
    clearTimeout(timer);
    timer = setTimeout(() => (wall.dataset["still"] = ""), POINTER_MS);
  };
  moved();
  addEventListener("pointermove", moved);
  return () => {
    clearTimeout(timer);
    removeEventListener("pointermove", moved);
  };
}

/** Browsers keep a screen awake only for pages that came securely; elsewhere it is set by hand. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (!("wakeLock" in navigator) || document.visibilityState === "hidden") return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      // The battery is low, or the system does not want to.
    }
  };
  const asked = (): void => void ask();
  asked();
  // It is lost whenever the page is hidden.
  document.addEventListener("visibilitychange", asked);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", asked);
    void lock?.release();
  };
}

function fullScreen(wall: HTMLElement): () => void {
  const pressed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (key.toLowerCase() === "f" && !ctrlKey && !metaKey && !altKey) toggleFullScreen();
  };
  const tapped = ({ target }: MouseEvent): void => {
    const own = (target as Element).closest("a, button");
    if (!own && !document.fullscreenElement) toggleFullScreen();
  };
  addEventListener("keydown", pressed);
  wall.addEventListener("click", tapped);
  return () => {
    removeEventListener("keydown", pressed);
    wall.removeEventListener("click", tapped);
  };
}
