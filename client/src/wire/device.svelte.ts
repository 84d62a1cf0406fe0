// Who this device is: a name, and the key that proves it. Kept in the browser's own storage, which
// also works where a page came over plain HTTP.

const NAME = "adamas.name";
const KEY = "adamas.key";

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

class Device {
  #key = $state(stored(KEY));
  #name = $state(stored(NAME) ?? "");

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
  become(key: string, name: string): void {
    this.#key = key;
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
