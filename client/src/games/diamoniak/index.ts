// Diamoniak: castles, diamonds, fairies and witches.

import type { GameClient } from "../contract";
import Flag from "./art/Flag.svelte";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";
import { fold } from "./story";
import { pause, sound } from "./tempo";

const diamoniak: GameClient<"diamoniak"> = {
  Board,
  Outcome,
  Token: Flag,
  fold,
  untold: [],
  pause,
  sound,
  takesBack: false,
  forChildren: true,
};

export default diamoniak;
