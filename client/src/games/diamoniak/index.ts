// Diamoniak: castles, diamonds, fairies and witches.

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { matters } from "./matters";
import Outcome from "./Outcome.svelte";
import Sign from "./Sign.svelte";
import { fold, untold } from "./story";
import { pause, sound } from "./tempo";

const diamoniak: GameClient<"diamoniak"> = {
  Board,
  Outcome,
  Sign,
  fold,
  untold,
  pause,
  sound,
  matters,
  takesBack: false,
  forChildren: true,
};

export default diamoniak;
