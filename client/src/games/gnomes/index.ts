// Gnomes, as the rest of the page finds it.

import type { GameClient } from "../contract";
import Gnome from "./art/Gnome.svelte";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";
import { fold, untold } from "./story";
import { pause, sound } from "./telling";

const gnomes: GameClient<"gnomes"> = {
  Board,
  Outcome,
  Token: Gnome,
  fold,
  untold,
  pause,
  sound,
  takesBack: false,
  forChildren: false,
};

export default gnomes;
