// Who this device is: a name, and the key that proves it. Kept in the browser's own storage, which
// also works where a page came over plain HTTP.

const NAME = "adamas.name";
const KEY = "adamas.key";
const EXPLORER = "adamas.explorer";

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A private window: everything works until it is closed.
  }
}

/** One of the eight, if that is what was stored. */
function numbered(text: string | null): number | null {
  return text !== null && /^[0-7]$/.test(text) ? Number(text) : null;
}

class Device {
  #key = $state(stored(KEY));
  #name = $state(stored(NAME) ?? "");

  #explorer = $state(numbered(stored(EXPLORER)));

  /** Who one likes to be at tables; null as long as nobody has picked. */
  get explorer(): number | null {
    return this.#explorer;
  }

  set explorer(explorer: number | null) {
    this.#explorer = explorer;
    store(EXPLORER, explorer === null ? null : String(explorer));
  }

  get key(): string | null {
    return this.#key;
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    store(NAME, name);
  }

  /** Be somebody from now on. */
  become(key: string, name: string, explorer: number | null = null): void {
    this.#key = key;
    if (explorer !== null) this.explorer = explorer;
    store(KEY, key);
    this.name = name;
  }

  forgetKey(): void {
    this.#key = null;
    store(KEY, null);
  }
}

export const device = new Device();
export { store, stored };
