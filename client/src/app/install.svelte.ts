// The browser's offer to install the page as an app, kept until somebody wants it.

/** Not in the types of the DOM: only some browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  #offer = $state.raw<InstallOffer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // No browser's own bar in the middle of a game: there is a button.
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Let the browser ask; it does so once for each offer. */
  async accept(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
