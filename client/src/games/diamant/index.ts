import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";

const diamant: GameClient<"diamant"> = {
  Board,
  Outcome,
  fold: (screen) => screen,
  untold: [],
  pause: () => 600,
  sound: () => null,
  takesBack: true,
  forChildren: false,
};

export default diamant;
