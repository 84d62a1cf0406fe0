// The six pieces of a castle: shapes whose knobs and sockets fit into each other.

import type { Colour } from "../cards";

/** What a detail is painted with. */
export type Tone = "light" | "shade" | "roof" | "door" | "window" | "line";

export interface Piece {
  readonly shape: string;
  readonly details: readonly { readonly d: string; readonly tone: Tone }[];
  /** Where the emblem of the colour is, and how large. */
  readonly emblem: readonly [x: number, y: number, scale: number];
  /** The part of the castle's drawing that holds this piece alone. */
  readonly frame: string;
}

/** Of the whole castle. */
export const CASTLE_FRAME = "-1 -20 122 160";

export const PIECES: readonly Piece[] = [
  {
    shape:
      "M10 112H25a4 4 0 0 0 8 0H56a4 4 0 0 0 8 0H87a4 4 0 0 0 8 0H110q3 0 4 4l3 16q1 6-5 6H8q-6 0-5-6l3-16q1-4 4-4Z",
    details: [
      { d: "M44 138q2-14 16-14t16 14Z", tone: "light" },
      { d: "M48 132h24M52 127h16", tone: "line" },
      {
        d: "M12 121h14q3 0 3 3v2q0 3-3 3H11M84 118h16q3 0 3 3v2q0 3-3 3H86q-3 0-3-3",
        tone: "line",
      },
    ],
    emblem: [37, 126, 0.95],
    frame: "-2 98 124 52",
  },
  {
    shape: "M14 112V54h6v7h6v-7h6v7h6v-7h6V88a4 4 0 0 1 0 8V112H33a4 4 0 0 1-8 0H14Z",
    details: [
      { d: "M38 62h6V88a4 4 0 0 1 0 8V111h-6Z", tone: "shade" },
      { d: "M24 86v-7a5 5 0 0 1 10 0v7Z", tone: "window" },
      { d: "M17 68h7M31 70h6M17 96h6M33 104h6", tone: "line" },
    ],
    emblem: [27, 97, 1],
    frame: "2 46 54 78",
  },
  {
    shape: "M106 112V54h-6v7h-6v-7h-6v7h-6v-7h-6V88a4 4 0 0 0 0 8V112H87a4 4 0 0 0 8 0H106Z",
    details: [
      { d: "M100 62h6V111h-6Z", tone: "shade" },
      { d: "M86 86v-7a5 5 0 0 1 10 0v7Z", tone: "window" },
      { d: "M80 69h7M92 67h6M79 104h6M96 102h5", tone: "line" },
    ],
    emblem: [92, 97, 1],
    frame: "64 46 54 78",
  },
  {
    shape:
      "M44 112V96a4 4 0 0 0 0-8V72H56a4 4 0 0 0 8 0H76V88a4 4 0 0 0 0 8V112H64a4 4 0 0 1-8 0H44Z",
    details: [
      { d: "M50 112V95a10 10 0 0 1 20 0V112Z", tone: "door" },
      { d: "M56.5 111V87M63.5 111V87", tone: "line" },
      { d: "M46.5 77h6M67 79h6", tone: "line" },
    ],
    emblem: [60, 99, 1.05],
    frame: "34 66 52 56",
  },
  {
    shape: "M46 72V41H41V29H56a4 4 0 0 0 8 0H79V41H74V72H64a4 4 0 0 1-8 0H46Z",
    details: [
      { d: "M41 37h38v4H41Z", tone: "shade" },
      { d: "M68 41h6V71h-6Z", tone: "shade" },
      { d: "M55 54v-4.5a5 5 0 0 1 10 0V54Z", tone: "window" },
      { d: "M49 47h4M49 66h4M64 67h4", tone: "line" },
    ],
    emblem: [58, 62, 0.95],
    frame: "32 22 56 62",
  },
  {
    shape: "M36 29Q51 20 60-3Q69 20 84 29H64a4 4 0 0 1-8 0H36Z",
    details: [
      { d: "M36 29Q51 20 60-3Q69 20 84 29H64a4 4 0 0 1-8 0H36Z", tone: "roof" },
      { d: "M60-3Q69 20 84 29H72Q65 18 60-3Z", tone: "shade" },
      { d: "M60-3V-18", tone: "line" },
      { d: "M60-18q6-3 10 0t9 0v8q-5 3-9 0t-10 0Z", tone: "light" },
    ],
    emblem: [59, 20, 0.95],
    frame: "28 -22 64 60",
  },
];

export interface Paint {
  readonly wall: string;
  readonly shade: string;
  readonly light: string;
  readonly roof: string;
  readonly emblem: string;
}

export const PAINTS: Readonly<Record<Colour, Paint>> = {
  red: { wall: "#e5675c", shade: "#c2463f", light: "#ffc9bd", roof: "#b5333a", emblem: "#fff4df" },
  blue: { wall: "#5c9bea", shade: "#3c78c8", light: "#cfe6ff", roof: "#2f5fb3", emblem: "#fff4df" },
  green: {
    wall: "#5fb36b",
    shade: "#3f8f50",
    light: "#d3f2cb",
    roof: "#2c7a48",
    emblem: "#fff4df",
  },
  yellow: {
    wall: "#f5cd4e",
    shade: "#d9a527",
    light: "#fff3bd",
    roof: "#c98a12",
    emblem: "#fffaf0",
  },
};

/** Contours of everything that is drawn. */
export const INK = "#3b2a40";
