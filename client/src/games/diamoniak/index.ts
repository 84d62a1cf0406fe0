import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";

const diamoniak: GameClient<"diamoniak"> = {
  Board,
  Outcome,
  fold: (screen) => screen,
  untold: [],
  pause: () => 600,
  sound: () => null,
  takesBack: false,
  forChildren: true,
};

export default diamoniak;
