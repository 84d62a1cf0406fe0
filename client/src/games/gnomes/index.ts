// Gnomes, as the rest of the page finds it.

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { matters } from "./matters";
import Outcome from "./Outcome.svelte";
import Sign from "./Sign.svelte";
import { fold, untold } from "./story";
import { pause, sound } from "./telling";

const gnomes: GameClient<"gnomes"> = {
  Board,
  Outcome,
  Sign,
  fold,
  untold,
  pause,
  sound,
  matters,
  takesBack: false,
  forChildren: false,
};

export default gnomes;
