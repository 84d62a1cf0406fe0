// The screens of Diamant.

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { matters } from "./matters";
import Outcome from "./Outcome.svelte";
import Sign from "./Sign.svelte";
import { pause, place, sound } from "./pace";
import { fold } from "./story";

const diamant: GameClient<"diamant"> = {
  Board,
  Outcome,
  Sign,
  fold,
  // Chests of others are opened at the end; whether there is a lamp, only the table knows.
  untold: ["chests", "odds"],
  pause,
  sound,
  place,
  matters,
  takesBack: true,
  forChildren: false,
};

export default diamant;
