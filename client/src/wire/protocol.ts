// Adamas, protocol 3. The messages of the socket. docs/protocol.md explains them.

/** Everything that a client sends. */
export type FromClient =
  | Hello
  | Follow
  | Unfollow
  | Sit
  | Commit
  | Dress
  | Stand
  | SeatBot
  | Remove
  | HandOver
  | Start
  | Reveal
  | Choose
  | Say
  | Rematch
  | Close
  | Ping;

/** Everything that the server sends. */
export type FromServer = Welcome | View | Update | Done | Problem | Waits | GoesOn | Bye | Pong;

/** The first message: who is there. Without a key one can only watch. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly key?: string | null;
}

/** Go to a table, or come back to it. One socket follows one table. */
export interface Follow {
  readonly type: "follow";
  readonly id: string;
  readonly table: string;
  /**
   * Through whose eyes: one of one's own seats, or null for those of a spectator. Left out:
   * one's own seat, or a spectator's eyes for whoever holds none or several.
   */
  readonly seat?: number | null;
  /** The last version that the client has, to get only the rest. */
  readonly version?: number | null;
}

/** Leave the table. The seat stays one's own. */
export interface Unfollow {
  readonly type: "unfollow";
  readonly id: string;
}

/** Take a seat, or any seat. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly name: string;
  readonly seat?: number | null;
  /** The SHA-256 of entropy for the dice. */
  readonly commitment?: string | null;
  /** Who one likes to be; where somebody is that already, the next that is free. */
  readonly explorer?: number | null;
}

/** Commit to entropy for the dice after sitting down. */
export interface Commit {
  readonly type: "commit";
  readonly id: string;
  readonly seat: number;
  readonly commitment: string | null;
}

/** Be another explorer, which nobody else is, before the start. */
export interface Dress {
  readonly type: "dress";
  readonly id: string;
  readonly seat: number;
  readonly explorer: number;
}

/** Give up a seat. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly seat: number;
}

/** Put a bot at an empty seat (host, before the start). */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly id: string;
  readonly seat: number;
  readonly bot: string;
}

/** Empty a seat (host, before the start). A person who sat there cannot come back. */
export interface Remove {
  readonly type: "remove";
  readonly id: string;
  readonly seat: number;
}

/** Make whoever sits at a seat the host. */
export interface HandOver {
  readonly type: "hand-over";
  readonly id: string;
  readonly seat: number;
}

/** Call the start (host). */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Give the entropy that was committed to, once the start is called. */
export interface Reveal {
  readonly type: "reveal";
  readonly id: string;
  readonly seat: number;
  readonly entropy: string;
}

/** Make or change a sealed choice. */
export interface Choose {
  readonly type: "choose";
  readonly id: string;
  readonly seat: number;
  /** The decision that this answers; for an older one the error is `too_late`. */
  readonly decision: number;
  /** One of the legal actions of the turn. */
  readonly action: string;
}

/** Say a phrase, or free text where the host allows it. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** Play again with the same people; `done` names the new table. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/** Close a table before its end (host). */
export interface Close {
  readonly type: "close";
  readonly id: string;
}

/** Ask for a `pong`. */
export interface Ping {
  readonly type: "ping";
}

/** The answer to `hello`. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  /** The version of the server. */
  readonly server: string;
  readonly person: PersonInfo | null;
  /** The public key with which the house signs finished games. */
  readonly house?: string | null;
}

/** Who one is. */
export interface PersonInfo {
  readonly id: string;
  readonly name: string;
}

/** The whole of what a viewer may see. */
export interface View {
  readonly type: "view";
  readonly version: number;
  readonly table: TableInfo;
  readonly you: You;
  /** What the game shows; null before the start. */
  readonly screen: AnyScreen | null;
  readonly turn: TurnInfo | null;
  readonly chat: readonly ChatLine[];
  /** Null where there is none: in a tutorial, and at tables of old versions. */
  readonly ledger?: LedgerInfo | null;
}

/** A table, as everybody may know it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  /**
   * Whether a seat may see or choose what the others do not know yet. Then people who share a
   * device need a curtain.
   */
  readonly secrets: boolean;
  /** The name of the host, if the host sits at the table. */
  readonly host: string | null;
  readonly host_seat: number | null;
  readonly status: "closed" | "open" | "over" | "playing";
  readonly listed: boolean;
  readonly clock: ClockInfo;
  readonly chat: "free" | "none" | "phrases";
  readonly stand_in_seconds: number | null;
  /** Whether the start is called; seats that committed to entropy are to reveal it now. */
  readonly starting: boolean;
  /** The commitment to all secrets of the dice. */
  readonly anchor: string | null;
  /** The table whose deal is repeated. */
  readonly repeats: string | null;
  /** The points of each seat when the repeated deal was played before; null if not known. */
  readonly before: readonly number[] | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  readonly closed: string | null;
}

/** A seat, as everybody may know it. */
export interface SeatInfo {
  /** Null if it is empty. */
  readonly name: string | null;
  /** The spec of the bot that sits here. */
  readonly bot: string | null;
  /** Whether somebody is here; bots always are. */
  readonly present: boolean;
  /** Whether a bot plays for somebody who is away. */
  readonly stand_in: boolean;
  readonly commitment: string | null;
  /** Whether the seat has given its entropy, while the start is called. */
  readonly revealed: boolean;
  /** Hat, colour and sign of whoever sits here; null if it is empty. */
  readonly explorer: number | null;
}

/** How long people may think. */
export interface ClockInfo {
  readonly kind: "bank" | "decision" | "none";
  readonly seconds: number;
  readonly increment: number;
}

/** What the table knows of whoever follows it. */
export interface You {
  /** One's own seats. */
  readonly seats: readonly number[];
  readonly host: boolean;
  /** The seat through whose eyes one sees, or null for a spectator's. */
  readonly viewer: number | null;
}

/** What can happen next. */
export interface TurnInfo {
  readonly decision: number;
  /** All seats that choose in this decision. */
  readonly deciding?: readonly number[];
  /** Those that have not chosen yet. */
  readonly waiting?: readonly number[];
  /** What the viewer may choose. */
  readonly legal?: readonly string[];
  /** What is chosen for the viewer if time runs out. */
  readonly default?: string | null;
  /** What the viewer has chosen; nobody else knows. */
  readonly chosen?: string | null;
  /** The time that each waiting seat has left, with a clock. */
  readonly seconds?: Readonly<Record<string, number>>;
  readonly result?: Result | null;
}

/** How it ended. */
export interface Result {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}

/** Something that was said. */
export interface ChatLine {
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

/** The running hash over everything public at a table. What it covers is told at the end. */
export interface LedgerInfo {
  /** How many there are so far. */
  readonly entries: number;
  /** The hash over all of them. */
  readonly head: string;
}

/** What is new since the version before, or since the version that `follow` named. */
export interface Update {
  readonly type: "update";
  readonly version: number;
  /** What happened, in order, as far as the viewer may know it. */
  readonly events?: readonly AnyEvent[];
  /** The seats that have not chosen yet, if nothing else of the turn changed. */
  readonly waiting?: readonly number[];
  /** What the viewer has chosen, likewise. */
  readonly chosen?: string | null;
  readonly table?: TableInfo;
  readonly you?: You;
  /** What the game shows; null before the start. */
  readonly screen?: AnyScreen | null;
  /**
   * What changed in the screen: for each change the way to its place, by names of fields and
   * numbers of items, and last what is there now.
   */
  readonly changes?: readonly (readonly unknown[])[];
  readonly turn?: TurnInfo | null;
  readonly ledger?: LedgerInfo;
}

/** A command was done, and what it did is durable. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly version?: number;
  /** After `sit`: which seat it is. */
  readonly seat?: number;
  /** After `rematch`: the new table. */
  readonly table?: string;
}

/** A command was not done, or a message not understood. */
export interface Problem {
  readonly type: "error";
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly todo: string;
}

/** Nothing can be stored at present: what is sent now is answered later. */
export interface Waits {
  readonly type: "waits";
  readonly message: string;
}

/** Storing works again. */
export interface GoesOn {
  readonly type: "goes-on";
}

/** The server closes the socket; come back after some seconds. */
export interface Bye {
  readonly type: "bye";
  readonly code: string;
  readonly message: string;
  readonly seconds: number;
}

/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
}

/** A table was set up; nobody sits at it yet. */
export interface TableOpened {
  readonly type: "table-opened";
  readonly table: string;
  /** The commitment to all secrets of the dice, in hex; null if an old deal is repeated. */
  readonly anchor: string | null;
}

/** Somebody took a seat. */
export interface SatDown {
  readonly type: "sat-down";
  readonly seat: number;
  readonly name: string;
  /** The commitment to the seat's entropy, in hex. */
  readonly commitment: string | null;
}

/** Somebody gave up a seat. */
export interface StoodUp {
  readonly type: "stood-up";
  readonly seat: number;
}

/** A seat committed to entropy, or took its commitment back. */
export interface SeatCommitted {
  readonly type: "seat-committed";
  readonly seat: number;
  /** In hex. */
  readonly commitment: string | null;
}

/** The game begins. */
export interface GameStarted {
  readonly type: "game-started";
  /** What each seat added to the dice, in hex. */
  readonly entropies: readonly (string | null)[];
}

/** A seat has chosen; what, stays sealed. A change of mind is told to nobody. */
export interface ChoiceMade {
  readonly type: "choice-made";
  readonly seat: number;
}

/** Nothing of an epoch is hidden any more; its secret can be checked. */
export interface SecretPublished {
  readonly type: "secret-published";
  readonly epoch: number;
  /** In hex. */
  readonly secret: string;
}

/** A seat was picked to begin. */
export interface Begins {
  readonly type: "begins";
  readonly seat: number;
}

/** Somebody said something. */
export interface Spoke {
  readonly type: "spoke";
  readonly name: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

/** A seat did not choose in time; its default was taken. */
export interface TimeRanOut {
  readonly type: "time-ran-out";
  readonly seat: number;
}

/** A bot plays for somebody who went away. */
export interface BotStoodIn {
  readonly type: "bot-stood-in";
  readonly seat: number;
}

/** The holder of a seat is here. */
export interface HolderCame {
  readonly type: "holder-came";
  readonly seat: number;
}

/** The holder of a seat is not here any more. */
export interface HolderWent {
  readonly type: "holder-went";
  readonly seat: number;
}

/** The start was called off: some seats did not reveal their entropy in time. */
export interface StartFailed {
  readonly type: "start-failed";
  readonly missing: readonly number[];
}

/** What happens at the table, in every game. */
export type TableEvent =
  | TableOpened
  | SatDown
  | StoodUp
  | SeatCommitted
  | GameStarted
  | ChoiceMade
  | SecretPublished
  | Begins
  | Spoke
  | TimeRanOut
  | BotStoodIn
  | HolderCame
  | HolderWent
  | StartFailed;

/** Everybody walks into the cave. */
export interface DiamantExpeditionStarted {
  readonly type: "expedition-started";
  /** Counted from 1. */
  readonly number: number;
  /** The relic that was shuffled in before (RULES D3.2). */
  readonly added: DiamantRelic | null;
}

/** Goes to an explorer who leaves alone (RULES D4.6). */
export interface DiamantRelic {
  readonly type: "relic";
  /** The printed value; null where relics are alike and worth what their order makes them. */
  readonly value: number | null;
}

/** A card was turned over. */
export interface DiamantRevealed {
  readonly type: "revealed";
  readonly card: DiamantTreasure | DiamantTrap | DiamantRelic;
  /** Whether it is the second trap of its kind (RULES D4.5). */
  readonly deadly: boolean;
}

/** Rubies, shared out among the explorers in the cave (RULES D4.3). */
export interface DiamantTreasure {
  readonly type: "treasure";
  /** How many it shows. */
  readonly rubies: number;
}

/** A danger; the second of a kind ends the expedition (RULES D4.4, D4.5). */
export interface DiamantTrap {
  readonly type: "trap";
  /** What threatens: every kind has several cards (RULES D1.3). */
  readonly kind: string;
}

/** A treasure was divided among the explorers in the cave. */
export interface DiamantRubiesShared {
  readonly type: "rubies-shared";
  readonly rubies: number;
  readonly explorers: number;
  readonly each: number;
  /** What stays on the card. */
  readonly left: number;
}

/** A second trap of a kind: whoever was in the cave lost what they carried. */
export interface DiamantExpeditionFailed {
  readonly type: "expedition-failed";
  readonly trap: DiamantTrap;
  readonly victims: readonly number[];
  /** Rubies lost by each of them. */
  readonly lost: number;
}

/** An explorer goes on. */
export interface DiamantStayed {
  readonly type: "stayed";
  readonly seat: number;
}

/** An explorer left and put everything into the chest. */
export interface DiamantWentHome {
  readonly type: "went-home";
  readonly seat: number;
  /** Rubies from the hand. */
  readonly carried: number;
  /** The share of the rubies that lay on the path. */
  readonly found: number;
  /** What stays on each card of the path when all who leave now have taken theirs. */
  readonly rests: readonly number[];
}

/** An explorer who left alone took all relics on the path. */
export interface DiamantRelicsTaken {
  readonly type: "relics-taken";
  readonly seat: number;
  readonly values: readonly number[];
}

/** No card is left to turn over; whoever is in the cave goes home (RULES D-A9). */
export interface DiamantDeckRanOut {
  readonly type: "deck-ran-out";
}

/** The entrance is barred and the path cleared. */
export interface DiamantExpeditionEnded {
  readonly type: "expedition-ended";
  readonly number: number;
  readonly rubies_returned: number;
  /** Relics on the path; they leave the game. */
  readonly relics_lost: number;
  /** Cards that go back into the deck. */
  readonly returned: readonly (DiamantTreasure | DiamantTrap | DiamantRelic)[];
  /** Cards that leave the game. */
  readonly removed: readonly (DiamantTreasure | DiamantTrap | DiamantRelic)[];
}

/** What happens in a game of `diamant`. */
export type DiamantEvent =
  | DiamantExpeditionStarted
  | DiamantRevealed
  | DiamantRubiesShared
  | DiamantExpeditionFailed
  | DiamantStayed
  | DiamantWentHome
  | DiamantRelicsTaken
  | DiamantDeckRanOut
  | DiamantExpeditionEnded;

/** What a person is shown. Chests of others are closed until the end (RULES D-A12). */
export interface DiamantScreen {
  readonly type: "screen";
  readonly seat: number | null;
  readonly first: number | null;
  /** Counted from 0. */
  readonly expedition: number;
  readonly expeditions: number;
  readonly deck: DiamantBag;
  readonly relic_stack: readonly DiamantRelic[];
  readonly path: readonly DiamantPathCard[];
  readonly inside: readonly number[];
  readonly hand: number;
  readonly deciding: boolean;
  readonly chests: readonly (number | null)[];
  readonly relics: readonly (readonly number[])[];
  readonly removed: readonly (DiamantTreasure | DiamantTrap | DiamantRelic)[];
  /** What the odds lamp tells while explorers decide; null without it (RULES D-A19). */
  readonly odds: DiamantOdds | null;
}

/** How many copies of each kind are in. Immutable: every change gives another bag. */
export interface DiamantBag {
  readonly type: "bag";
  /** All kinds that could be in, in canonical order. */
  readonly kinds: readonly (DiamantTreasure | DiamantTrap | DiamantRelic)[];
  /** Copies of each kind, in the order of `kinds`. */
  readonly counts: readonly number[];
}

/** A card that lies in the cave. */
export interface DiamantPathCard {
  readonly type: "path-card";
  /** What was turned over. */
  readonly card: DiamantTreasure | DiamantTrap | DiamantRelic;
  /** Rubies that lie on it. */
  readonly rubies: number;
}

/** What staying and leaving are worth, looking one card ahead. Relics are left out. */
export interface DiamantOdds {
  readonly type: "odds";
  /** Cards that could come next. */
  readonly cards: number;
  /** How many of them end the expedition. */
  readonly deadly: number;
  /** Hundredths of a ruby that an explorer carries on average after the next card. */
  readonly stay_hundredths: number;
  /** Rubies that one takes home who leaves now, alone. */
  readonly leave_alone: number;
  /** Rubies that each takes home if all leave now. */
  readonly leave_together: number;
}

/** The discard pile was shuffled and is the new pile. */
export interface DiamoniakPileShuffled {
  readonly type: "pile-shuffled";
  /** Of the new pile, the first of the game being 1. */
  readonly number: number;
  readonly cards: number;
}

/** A card was drawn and shown. */
export interface DiamoniakDrew {
  readonly type: "drew";
  readonly seat: number;
  readonly card: DiamoniakCard;
}

/**
 * The kinds of cards, in canonical order. Castle parts of a colour are alike (RULES M1.2).
 * `red`: A part of the red castle. `blue`: A part of the blue castle. `green`: A part of the
 * green castle. `yellow`: A part of the yellow castle. `diamond`: Money: some of them buy a
 * castle part (RULES M3.4, M4.1). `fairy`: Protects from one witch (RULES M3.5, M3.6). `witch`:
 * Takes cards from whoever draws her (RULES M3.6).
 */
export type DiamoniakCard = "red" | "blue" | "green" | "yellow" | "diamond" | "fairy" | "witch";

/** A player found the first part of a castle and is bound to its colour. */
export interface DiamoniakCastleBegun {
  readonly type: "castle-begun";
  readonly seat: number;
  readonly colour: string;
  /** Parts that came from the player's own reserve at once (RULES M-A4). */
  readonly joined: number;
  /** Parts of the castle now. */
  readonly castle: number;
}

/** A drawn part was added to the own castle. */
export interface DiamoniakPartBuilt {
  readonly type: "part-built";
  readonly seat: number;
  readonly colour: string;
  /** Parts of the castle now. */
  readonly parts: number;
}

/** A drawn card went into the reserve. */
export interface DiamoniakPutAside {
  readonly type: "put-aside";
  readonly seat: number;
  readonly card: DiamoniakCard;
}

/** A player draws no further card. */
export interface DiamoniakStopped {
  readonly type: "stopped";
  readonly seat: number;
}

/** A player bought a part of the own castle out of a reserve. */
export interface DiamoniakPartBought {
  readonly type: "part-bought";
  readonly seat: number;
  readonly seller: number;
  readonly colour: string;
  /** The price. */
  readonly diamonds: number;
  /** Whether the seller got it; if not, it was discarded (RULES M-A1). */
  readonly seller_paid: boolean;
}

/** A fairy drove the witch away; both are discarded. */
export interface DiamoniakFairyHelped {
  readonly type: "fairy-helped";
  readonly seat: number;
}

/** A player gave cards up to the witch; all are discarded. */
export interface DiamoniakCardsLost {
  readonly type: "cards-lost";
  readonly seat: number;
  readonly cards: readonly DiamoniakCard[];
}

/** The witch found a player who had no card to give. */
export interface DiamoniakNothingLost {
  readonly type: "nothing-lost";
  readonly seat: number;
}

/** The last part of a castle went to the witch. */
export interface DiamoniakCastleLost {
  readonly type: "castle-lost";
  readonly seat: number;
  readonly colour: string;
  /** Whether anybody may begin this colour now (RULES M-A3). */
  readonly freed: boolean;
}

/** A player has all parts of a castle and wins. */
export interface DiamoniakCastleFinished {
  readonly type: "castle-finished";
  readonly seat: number;
  /** The player's own, or another one by `win=any_colour` (RULES M5.1). */
  readonly colour: string;
}

/** What happens in a game of `diamoniak`. */
export type DiamoniakEvent =
  | DiamoniakPileShuffled
  | DiamoniakDrew
  | DiamoniakCastleBegun
  | DiamoniakPartBuilt
  | DiamoniakPutAside
  | DiamoniakStopped
  | DiamoniakPartBought
  | DiamoniakFairyHelped
  | DiamoniakCardsLost
  | DiamoniakNothingLost
  | DiamoniakCastleLost
  | DiamoniakCastleFinished;

/** What a person is shown: the table as it lies there, with the pile as a stack of backs. */
export interface DiamoniakScreen {
  readonly type: "screen";
  readonly seat: number | null;
  readonly on_turn: number | null;
  readonly phase: DiamoniakPhase;
  /** The number of the pile, counted from 0. */
  readonly epoch: number;
  /** Parts of a complete castle. */
  readonly parts: number;
  /** Cards in the pile. */
  readonly pile: number;
  readonly discards: DiamoniakBag;
  readonly holdings: readonly DiamoniakHolding[];
  /** What the odds lamp tells; null without it (RULES M-A13). */
  readonly odds: DiamoniakOdds | null;
}

/**
 * What the player on turn is about to do. `begin`: Nothing was drawn yet in this turn. `draw`:
 * A card is being turned over. `more`: At least one card was drawn, and the turn may go on.
 * `witch`: A witch was drawn and lies in front of the player. `over`: The player on turn has
 * won.
 */
export type DiamoniakPhase = "begin" | "draw" | "more" | "witch" | "over";

/** How many copies of each kind are in. Immutable: every change gives another bag. */
export interface DiamoniakBag {
  readonly type: "bag";
  /** All kinds that could be in, in canonical order. */
  readonly kinds: readonly DiamoniakCard[];
  /** Copies of each kind, in the order of `kinds`. */
  readonly counts: readonly number[];
}

/** The cards in front of one player, all face up (RULES M1.4). */
export interface DiamoniakHolding {
  readonly type: "holding";
  /** The colour of the own castle; null without one (RULES M3.1, M-A3). */
  readonly colour: DiamoniakCard | null;
  /** Parts of the own castle. */
  readonly castle: number;
  /** Castle parts in the reserve, by colour; none of the own colour (RULES M-A4). */
  readonly spares: readonly number[];
  /** Diamonds in the reserve (RULES M3.4). */
  readonly diamonds: number;
  /** Fairies in the reserve (RULES M3.5). */
  readonly fairies: number;
}

/** How likely the next card is a witch. */
export interface DiamoniakOdds {
  readonly type: "odds";
  /** Cards that could come next. */
  readonly cards: number;
  /** How many of them are witches. */
  readonly witches: number;
}

/** A seat has got its row. */
export interface GnomesRowDealt {
  readonly type: "row-dealt";
  readonly seat: number;
}

/** The gnomes reach a level. */
export interface GnomesLevelEntered {
  readonly type: "level-entered";
  /** Counted from 1. */
  readonly level: number;
}

/** A seat took the top tile of a stack. */
export interface GnomesDrew {
  readonly type: "drew";
  readonly seat: number;
  /** Tiles left in the stack. */
  readonly left: number;
}

/** What was drawn is shown to all and discarded at once (RULES G-A11). */
export interface GnomesHappeningDrawn {
  readonly type: "happening-drawn";
  readonly seat: number;
  readonly tile: GnomesLit | GnomesBats | GnomesExplosion | GnomesSnowWhite;
  /** What is to be done now, as the screen calls it. */
  readonly phase: string;
}

/** A lit corridor: everybody may look at up to three tiles (RULES G5.2). */
export interface GnomesLit {
  readonly type: "lit";
}

/** Everybody exchanges two own tiles (RULES G5.3). */
export interface GnomesBats {
  readonly type: "bats";
}

/** Everybody loses a tile (RULES G5.4). */
export interface GnomesExplosion {
  readonly type: "explosion";
}

/** Supper is ready: the game ends (RULES G5.5). */
export interface GnomesSnowWhite {
  readonly type: "snow-white";
}

/** A seat did not want what it drew. */
export interface GnomesDiscarded {
  readonly type: "discarded";
  readonly seat: number;
  readonly tile: GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive;
  /** What is to be done now, as the screen calls it. */
  readonly phase: string;
}

/** Discarded, it lets its player look at an own tile (RULES G3.3). */
export interface GnomesLantern {
  readonly type: "lantern";
  /** What it is worth in a row at the end (RULES G6.1). */
  readonly diamonds: number;
}

/** Discarded, it lets its player look at a tile of somebody else (RULES G3.3). */
export interface GnomesTorch {
  readonly type: "torch";
  /** What it is worth in a row at the end (RULES G6.1). */
  readonly diamonds: number;
}

/** Discarded, it makes its player swap a tile with somebody else (RULES G3.3). */
export interface GnomesArrows {
  readonly type: "arrows";
  /** What it is worth in a row at the end (RULES G6.1). */
  readonly diamonds: number;
}

/** Without a symbol: discarded, it does nothing (RULES G8.4). No set of ours has one. */
export interface GnomesPlain {
  readonly type: "plain";
  /** What it is worth in a row at the end (RULES G6.1). */
  readonly diamonds: number;
}

/** Five diamonds and no symbol (RULES G5.1, G-A3). */
export interface GnomesFive {
  readonly type: "five";
}

/** A seat laid what it drew into its row, and discarded what lay there. */
export interface GnomesKept {
  readonly type: "kept";
  readonly seat: number;
  readonly slot: number;
  /** The discarded tile. */
  readonly tile: GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive;
  /** What is to be done now, as the screen calls it. */
  readonly phase: string;
}

/** A seat looks at a tile. */
export interface GnomesLooked {
  readonly type: "looked";
  readonly seat: number;
  readonly owner: number;
  readonly slot: number;
}

/** A seat could have looked at a tile. */
export interface GnomesDidNotLook {
  readonly type: "did-not-look";
  readonly seat: number;
}

/** A seat swapped one of its tiles with somebody else. */
export interface GnomesSwapped {
  readonly type: "swapped";
  readonly seat: number;
  readonly slot: number;
  readonly owner: number;
  readonly other_slot: number;
}

/** A seat exchanged two of its tiles. */
export interface GnomesExchanged {
  readonly type: "exchanged";
  readonly seat: number;
  readonly slot: number;
  readonly other: number;
}

/** A seat lost a tile to the explosion. */
export interface GnomesBuried {
  readonly type: "buried";
  readonly seat: number;
  readonly slot: number;
}

/** A seat turned a tile face up for good. */
export interface GnomesCartSentUp {
  readonly type: "cart-sent-up";
  readonly seat: number;
  readonly slot: number;
  readonly tile: GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive;
}

/** A seat has no tile for what is to be done (RULES G7.3). */
export interface GnomesSkipped {
  readonly type: "skipped";
  readonly seat: number;
}

/** A seat's row was turned up and counted. */
export interface GnomesCounted {
  readonly type: "counted";
  readonly seat: number;
  readonly tiles: readonly (GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive)[];
  readonly diamonds: number;
}

/** What happens in a game of `gnomes`. */
export type GnomesEvent =
  | GnomesRowDealt
  | GnomesLevelEntered
  | GnomesDrew
  | GnomesHappeningDrawn
  | GnomesDiscarded
  | GnomesKept
  | GnomesLooked
  | GnomesDidNotLook
  | GnomesSwapped
  | GnomesExchanged
  | GnomesBuried
  | GnomesCartSentUp
  | GnomesSkipped
  | GnomesCounted;

/** What a person is shown: remembering is the game (RULES G-A14). */
export interface GnomesScreen {
  readonly type: "screen";
  readonly seat: number | null;
  readonly first: number | null;
  readonly phase: GnomesPhase;
  /** Counted from 0. */
  readonly level: number;
  readonly active: number;
  readonly rows: readonly (readonly (GnomesSpot | null)[])[];
  readonly drawn: GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive | GnomesLit | GnomesBats | GnomesExplosion | GnomesSnowWhite | null;
  /** The discard pile, its top last; only its top unless the pile is open (RULES G-A4). */
  readonly discards: readonly (GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive | GnomesLit | GnomesBats | GnomesExplosion | GnomesSnowWhite)[];
  /** How many tiles are in it. */
  readonly discarded: number;
  readonly heights: readonly number[];
  /** The tiles that this seat has never seen; null without memory help. */
  readonly unseen: readonly GnomesBag[] | null;
  readonly looking: readonly (GnomesLook | null)[];
  readonly lit_round: number;
  readonly deciding: readonly number[];
}

/**
 * What is going on. `deal`: The rows are dealt, tile by tile. `memorise`: All seats look at
 * their rows and may lay them in another order (RULES G2.2). `draw`: The next tile comes from
 * the stack. `keep`: The active seat keeps or discards what it drew. `lantern`: The active seat
 * may look at an own tile (RULES G3.3). `torch`: The active seat may look at a tile of somebody
 * else (RULES G3.3). `peek`: The active seat looks at a tile. `arrows`: The active seat swaps a
 * tile with somebody else (RULES G3.3). `lot`: Chance picks the tile that the active seat gets
 * for its own (RULES G-A6). `lit`: Seats look at tiles in the lit corridor, in rounds (RULES
 * G5.2). `bats`: All seats exchange two own tiles (RULES G5.3). `explosion`: All seats lose a
 * tile (RULES G5.4). `cart`: All seats send a cart up. `over`: The game has ended and is
 * counted (RULES G6.1).
 */
export type GnomesPhase =
  | "deal"
  | "memorise"
  | "draw"
  | "keep"
  | "lantern"
  | "torch"
  | "peek"
  | "arrows"
  | "lot"
  | "lit"
  | "bats"
  | "explosion"
  | "cart"
  | "over";

/** A tile on a screen. */
export interface GnomesSpot {
  readonly type: "spot";
  /** Its face while the screen may show it. */
  readonly tile: GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive | null;
  /** Counted from 0. */
  readonly level: number;
  readonly face_up: boolean;
  /** Who has seen its face; null without memory help. */
  readonly seen_by: readonly number[] | null;
}

/** How many copies of each kind are in. Immutable: every change gives another bag. */
export interface GnomesBag {
  readonly type: "bag";
  /** All kinds that could be in, in canonical order. */
  readonly kinds: readonly (GnomesLantern | GnomesTorch | GnomesArrows | GnomesPlain | GnomesFive | GnomesLit | GnomesBats | GnomesExplosion | GnomesSnowWhite)[];
  /** Copies of each kind, in the order of `kinds`. */
  readonly counts: readonly number[];
}

/** Look at a face-down tile (RULES G3.3, G5.2). */
export interface GnomesLook {
  readonly type: "look";
  /** Whose tile it is. */
  readonly seat: number;
  /** Where it lies in that row. */
  readonly slot: number;
}

/** What a game shows. */
export type AnyScreen = DiamantScreen | DiamoniakScreen | GnomesScreen;

/** Something happened. */
export type AnyEvent = TableEvent | DiamantEvent | DiamoniakEvent | GnomesEvent;

/** No message: which screen and which events belong to which game. */
export interface Games {
  readonly diamant: { readonly screen: DiamantScreen; readonly event: DiamantEvent; };
  readonly diamoniak: { readonly screen: DiamoniakScreen; readonly event: DiamoniakEvent; };
  readonly gnomes: { readonly screen: GnomesScreen; readonly event: GnomesEvent; };
}

export const PROTOCOL = 3;

export const CloseCode = {
  SLOW_READER: 4001,
  TOO_FAST: 4002,
  NO_HELLO: 4003,
  TOO_MANY: 4004,
  OTHER_PROTOCOL: 4005,
  BLOCKED: 4006,
} as const;
