// What tells characters apart, also without colours: a hat, a colour and a sign on the shirt, which go together.

export const MOODS = ["calm", "tempted", "nervous", "frightened", "triumphant", "sad"] as const;
export type Mood = (typeof MOODS)[number];

/** Bots are animals, and the animal is the level. */
export const ANIMALS = ["mouse", "badger", "fox", "owl"] as const;
export type Animal = (typeof ANIMALS)[number];

export const HATS = [
  "fedora",
  "helmet",
  "safari",
  "bobble",
  "kerchief",
  "cap",
  "tophat",
  "horns",
] as const;
export type HatForm = (typeof HATS)[number];

export type HairForm = "short" | "curls" | "plaits" | "cropped" | "long" | "grey" | "bob";

/** Two tones of everything: in the light of the torch, and away from it. */
export interface Tones {
  readonly light: string;
  readonly dark: string;
}

export interface Look {
  readonly hat: HatForm;
  readonly shirt: Tones;
  readonly skin: Tones;
  readonly hair: Tones;
  readonly hairForm: HairForm;
  /** What lies behind a face in a frame. */
  readonly tint: string;
  /** The sign on the shirt, around 0, 0. */
  readonly sign: string;
}

const tones = (light: string, dark: string): Tones => ({ light, dark });

export const LOOKS: readonly Look[] = [
  {
    hat: "fedora",
    shirt: tones("#e2364f", "#a81c39"),
    skin: tones("#f8d0aa", "#e6b088"),
    hair: tones("#6d4126", "#4d2b17"),
    hairForm: "short",
    tint: "#f7c4c4",
    sign: "M0-5.6a5.6 5.6 0 1 0 .01 0z",
  },
  {
    hat: "helmet",
    shirt: tones("#417de2", "#2852ae"),
    skin: tones("#ab7350", "#8c5839"),
    hair: tones("#33211a", "#1f130e"),
    hairForm: "curls",
    tint: "#c3d6f7",
    sign: "M-5-5H5V5H-5z",
  },
  {
    hat: "safari",
    shirt: tones("#37a561", "#1f7445"),
    skin: tones("#fbdfc2", "#edbf9a"),
    hair: tones("#d99a35", "#b47721"),
    hairForm: "plaits",
    tint: "#c4e8cf",
    sign: "M0-6 6.4 5H-6.4z",
  },
  {
    hat: "bobble",
    shirt: tones("#f6bf33", "#c78d14"),
    skin: tones("#855335", "#683d25"),
    hair: tones("#251711", "#170d09"),
    hairForm: "cropped",
    tint: "#fbe3a2",
    sign: "M0-7 5.5 0 0 7-5.5 0z",
  },
  {
    hat: "kerchief",
    shirt: tones("#975bde", "#6b38b0"),
    skin: tones("#f3c79d", "#dda777"),
    hair: tones("#b5472a", "#8a3019"),
    hairForm: "long",
    tint: "#dfcbf6",
    sign: "M-2.2-6H2.2V-2.2H6V2.2H2.2V6H-2.2V2.2H-6V-2.2H-2.2z",
  },
  {
    hat: "cap",
    shirt: tones("#f58630", "#c45c14"),
    skin: tones("#f6cfab", "#e2b089"),
    hair: tones("#b9b6c2", "#918d9e"),
    hairForm: "grey",
    tint: "#fcd7b2",
    sign: "M3.6-5.6a6 6 0 1 0 0 11.2 7 7 0 0 1 0-11.2z",
  },
  {
    hat: "tophat",
    shirt: tones("#20a8aa", "#127276"),
    skin: tones("#cd9468", "#ad754b"),
    hair: tones("#2c2535", "#1a1521"),
    hairForm: "bob",
    tint: "#bfe6e4",
    sign: "M0 6.2C-8 .5-6.8-5.4-3.4-5.4-1.5-5.4 0-3.4 0-3.4s1.5-2 3.4-2C6.8-5.4 8 .5 0 6.2z",
  },
  {
    hat: "horns",
    shirt: tones("#f075b2", "#c04681"),
    skin: tones("#fce2cd", "#efc4a5"),
    hair: tones("#edc651", "#c79d2f"),
    hairForm: "plaits",
    tint: "#fbd0e3",
    sign: "M0-6.8 2-2.2l5 .5-3.8 3.3 1.2 4.9L0 3.9l-4.4 2.6 1.2-4.9L-7-1.7l5-.5z",
  },
];

export function look(number: number): Look {
  return LOOKS[number % LOOKS.length]!;
}

/** What animals are made of: fur in two tones, the light fur of face and belly, their paws. */
export const FURS: Readonly<
  Record<Animal, { readonly fur: Tones; readonly face: string; readonly paw: string }>
> = {
  mouse: { fur: tones("#d5cae3", "#b3a5ca"), face: "#f3ebf7", paw: "#f0b6bd" },
  badger: { fur: tones("#f8f0e2", "#dccfba"), face: "#3a3350", paw: "#4a4262" },
  fox: { fur: tones("#f58638", "#d5662a"), face: "#fff1de", paw: "#5b3040" },
  owl: { fur: tones("#9a6b45", "#7b5033"), face: "#fae3b8", paw: "#8a5c3a" },
};

/** The ink of eyes and mouths. */
export const INK = "#2a1636";
