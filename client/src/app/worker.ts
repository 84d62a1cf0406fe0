/// <reference lib="webworker" />
// The service worker: opens the page when there is no network. It keeps the files of one build and
// nothing else: no answer of the server, no table, nobody's key. The rules of this file:
//
// - a page comes from the network; only if that fails, from what was kept;
// - a build is kept whole or not at all, and its files are never mixed with those of another one:
//   names of files tell their content, and the page and its files are kept together;
// - while a page of another build is open, its worker and its files stay;
// - a server without this worker ends it.

/** Put before this script by app.ts: the name of the build, and its files. */
declare const BUILD: string;
declare const FILES: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "adamas-";
const OWN = PREFIX + BUILD;
const PAGE = "/";
const PATIENCE_MS = 8000;
/** A proxy answers for a server that is away. */
const AWAY = [502, 503, 504];
/** Addresses at which the server itself answers, not the client. */
const SERVERS_OWN = /^\/(api|app|static|metrics|healthz|readyz|ws|sw\.js)(\/|$)/;

worker.addEventListener("install", (event) => event.waitUntil(keepWhole()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => event.waitUntil(followAtOnce(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!SERVERS_OWN.test(pathname)) event.respondWith(page(event));
  } else if (pathname.startsWith("/app/assets/")) {
    event.respondWith(file(request));
  }
});

async function keepWhole(): Promise<void> {
  const found = await fetch(PAGE, { cache: "no-store" });
  // Between the worker and the page, the server may have become another one.
  if (!found.ok || !(await found.clone().text()).includes(BUILD))
    throw new Error("This is another build.");
  const kept = await caches.open(OWN);
  await kept.addAll([...FILES]);
  await kept.put(PAGE, found);
}

async function takeOver(): Promise<void> {
  await forget((name) => name !== OWN);
  await worker.clients.claim();
}

/** Take over early, for a page of this build that is the only one. */
async function followAtOnce(build: unknown): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (build !== BUILD || open.length !== 1) return;
  // Not waited for: it is done when this worker is at work, which it is not before this event ends.
  void worker.skipWaiting();
}

async function page(event: FetchEvent): Promise<Response> {
  const answer = await Promise.race([fetch(event.request).catch(() => null), impatience()]);
  if (!answer || AWAY.includes(answer.status)) {
    const kept = await caches.open(OWN);
    return (await kept.match(PAGE)) ?? answer ?? Response.error();
  }
  event.waitUntil(endIfUnwanted());
  return answer;
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Another program may live at this address one day, or an older version. */
async function endIfUnwanted(): Promise<void> {
  const answer = await fetch("/sw.js", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!answer || answer.status >= 500) return;
  const script = answer.headers.get("content-type")?.includes("javascript") ?? false;
  if (answer.ok && script) return;
  await worker.registration.unregister();
  await forget(() => true);
}

async function forget(which: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && which(name))
      .map((name) => caches.delete(name)),
  );
}

const impatience = (): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
