// Sockets that tests hold both ends of.

import { vi } from "vitest";
import { PROTOCOL, type FromServer } from "../../src/wire/protocol";

export class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readonly written: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.closed) throw new Error("This socket is closed.");
    this.written.push(text);
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.breaks(1000);
  }

  // What the other end does

  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server has accepted, and greets. */
  welcomes(): void {
    this.onopen?.();
    this.says({ type: "welcome", protocol: PROTOCOL, server: "0", person: null });
  }

  breaks(code = 1006): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code });
  }

  /** The commands of a type that arrived. */
  got(type: string): Record<string, unknown>[] {
    return this.sent.filter((each) => each["type"] === type);
  }
}

/** The socket that was opened last. */
export const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

/** No network: every socket from now on is held by the test. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}
