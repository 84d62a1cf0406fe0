// Makes sounds beside the page, so that nobody waits for them: asked for by name, answered with samples.

import { effect, type Effect } from "./effects";
import { place, type Place } from "./places";
import type { Stereo } from "./waves";

export type Order = { readonly effect: Effect; readonly count: number } | { readonly place: Place };
export interface Rendered {
  readonly order: Order;
  readonly channels: Stereo;
}

addEventListener("message", ({ data: order }: MessageEvent<Order>) => {
  const channels = "place" in order ? place(order.place) : effect(order.effect, order.count);
  const rendered: Rendered = { order, channels };
  postMessage(rendered, { transfer: channels.map(({ buffer }) => buffer) });
});
