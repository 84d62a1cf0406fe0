// What tells explorers apart: a colour, a hat and a sign on the shirt, one of each for a seat.

export interface Look {
  readonly shirt: string;
  readonly skin: string;
  readonly hair: string;
  /** The sign on the shirt, around 24, 45. */
  readonly sign: string;
}

export const LOOKS: readonly Look[] = [
  {
    shirt: "#d22640",
    skin: "#f2c9a1",
    hair: "#5b3420",
    sign: "M24 41a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  },
  { shirt: "#2b68cf", skin: "#a9704a", hair: "#2a1a12", sign: "M20.5 41.500h7v7h-7z" },
  { shirt: "#2a8a4a", skin: "#f7d7b5", hair: "#c98a2b", sign: "M24 40.500l4.5 8h-9z" },
  { shirt: "#f0b400", skin: "#7d4b2f", hair: "#1d120c", sign: "M24 40l4 5-4 5-4-5z" },
  {
    shirt: "#8343c4",
    skin: "#e9b98c",
    hair: "#7a2a1a",
    sign: "M22.5 41h3v2.500H28v3h-2.500V49h-3v-2.500H20v-3h2.500z",
  },
  {
    shirt: "#e8701a",
    skin: "#f2cda8",
    hair: "#8f8f98",
    sign: "M26.5 41a4.2 4.2 0 1 0 0 8 5 5 0 0 1 0-8z",
  },
  {
    shirt: "#128f92",
    skin: "#c58a5c",
    hair: "#15151c",
    sign: "M24 49c-6-4-5-8-2.5-8 1.5 0 2.5 1.5 2.5 1.500s1-1.5 2.5-1.500c2.5 0 3.5 4-2.5 8z",
  },
  {
    shirt: "#e25a9b",
    skin: "#f8dcc4",
    hair: "#d9b13b",
    sign: "M24 40l1.3 3.2 3.4.3-2.6 2.2.8 3.3-2.9-1.8-2.9 1.8.8-3.3-2.6-2.2 3.4-.300z",
  },
];

export function look(seat: number): Look {
  return LOOKS[seat % LOOKS.length]!;
}
