import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";

const gnomes: GameClient<"gnomes"> = {
  Board,
  Outcome,
  fold: (screen) => screen,
  untold: [],
  pause: () => 600,
  sound: () => null,
  takesBack: false,
  forChildren: false,
};

export default gnomes;
