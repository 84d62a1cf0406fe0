/* Random Gnomes of the default edition, step by step as in kernel.py and loops.py. */

#include <string.h>

#include "streams.h"

enum { TORCHES = 5, ARROWS = 10, FIVE = 15, LIT, BATS, EXPLOSION, SNOW_WHITE, KINDS };
enum {
    P_DEAL,
    P_MEMORISE,
    P_DRAW,
    P_KEEP,
    P_LANTERN,
    P_TORCH,
    P_PEEK,
    P_ARROWS,
    P_LIT,
    P_BATS,
    P_EXPLOSION,
    P_CART,
    P_OVER,
};
enum { DISCARD = 0, KEEP = 1, LOOK = 16, PASS = 64, CONFIRM = 65, STOP = 66 };
enum { SWAP = 128, CART = 640, EXCHANGE = 704, BURY = 800 };
enum { LEVELS = 3, PLACES = 5, ROW = 8, MOST_SEATS = 4, BOXED = MOST_SEATS * ROW, LOOKS = 3 };
enum { NONE = -1, NOT_LOOKING = 0, MOST_ACTIONS = 128 };

static const int HEIGHTS[LEVELS] = {16, 18, 18}; /* of level 1: those that are not dealt */
static const int COPIES[LEVELS][KINDS] = {
    {3, 3, 3, 3, 0, 3, 3, 3, 3, 0, 3, 3, 3, 3, 0},
    {0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2, 2, 2},
    {0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1},
};
static const int DIAMONDS[KINDS] = {0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5};

typedef struct {
    int face, back, number, face_up, seen_by;
} Tile;

typedef struct {
    int seats, phase, level, active, drawn, lit_round, taken;
    int heights[LEVELS], inside[LEVELS], looking[MOST_SEATS];
    int bags[LEVELS][KINDS];
    Tile tiles[2 * BOXED];
} State;

static void begin(State *state, int seats) {
    memset(state, 0, sizeof *state);
    state->seats = seats;
    state->phase = P_DEAL;
    state->drawn = NONE;
    memcpy(state->heights, HEIGHTS, sizeof HEIGHTS);
    memcpy(state->bags, COPIES, sizeof COPIES);
    for (int level = 0; level < LEVELS; level++)
        for (int kind = 0; kind < KINDS; kind++)
            state->inside[level] += COPIES[level][kind];
    for (int place = 0; place < 2 * BOXED; place++)
        state->tiles[place].face = NONE;
}

static int face_down(const State *state, int place) {
    return state->tiles[place].face != NONE && !state->tiles[place].face_up;
}

static int face_down_of(const State *state, int seat) {
    int count = 0;
    for (int slot = 0; slot < PLACES; slot++)
        count += face_down(state, seat * ROW + slot);
    return count;
}

static int has_face_down(const State *state, int seat) {
    for (int slot = 0; slot < PLACES; slot++)
        if (face_down(state, seat * ROW + slot))
            return 1;
    return 0;
}

static int others_have_face_down(const State *state, int seat) {
    for (int other = 0; other < state->seats; other++)
        if (other != seat && has_face_down(state, other))
            return 1;
    return 0;
}

static int blastable(const State *state, int seat) {
    int lying = 0;
    for (int slot = 0; slot < PLACES; slot++)
        lying += state->tiles[seat * ROW + slot].face != NONE;
    return lying != 1 && has_face_down(state, seat);
}

static int chooses(const State *state, int seat) {
    switch (state->phase) {
    case P_MEMORISE:
        return 1;
    case P_LIT:
        if (state->lit_round > 1)
            return state->looking[seat] != NOT_LOOKING;
        return has_face_down(state, seat) || others_have_face_down(state, seat);
    case P_BATS:
        return face_down_of(state, seat) > 1;
    case P_EXPLOSION:
        return blastable(state, seat);
    case P_CART:
        return has_face_down(state, seat);
    case P_LANTERN:
        return seat == state->active && has_face_down(state, seat);
    case P_ARROWS:
        return seat == state->active && has_face_down(state, seat) &&
               others_have_face_down(state, seat);
    case P_TORCH:
        return seat == state->active && others_have_face_down(state, seat);
    default:
        return seat == state->active;
    }
}

static int for_face_down(const State *state, int seat, int first, int *actions, int count) {
    for (int slot = 0; slot < PLACES; slot++) {
        actions[count] = first + slot;
        count += face_down(state, seat * ROW + slot);
    }
    return count;
}

static int looks(const State *state, int start, int stop, int but, int none, int *actions) {
    int count = 0;
    for (int owner = start; owner < stop; owner++)
        if (owner != but)
            count = for_face_down(state, owner, LOOK + owner * ROW, actions, count);
    actions[count] = none;
    return count + 1;
}

static int legal(const State *state, int seat, int *actions) {
    int count = 0;
    if (!chooses(state, seat))
        return 0;
    switch (state->phase) {
    case P_KEEP:
        actions[0] = DISCARD;
        return for_face_down(state, seat, KEEP, actions, 1);
    case P_LANTERN:
        return looks(state, seat, seat + 1, NONE, PASS, actions);
    case P_TORCH:
        return looks(state, 0, state->seats, seat, PASS, actions);
    case P_LIT:
        if (state->lit_round > LOOKS)
            break;
        return looks(state, 0, state->seats, NONE, STOP, actions);
    case P_ARROWS:
        for (int slot = 0; slot < PLACES; slot++)
            if (face_down(state, seat * ROW + slot))
                for (int owner = 0; owner < state->seats; owner++)
                    if (owner != seat)
                        count = for_face_down(state, owner, SWAP + slot * 64 + owner * ROW,
                                              actions, count);
        return count;
    case P_BATS:
        for (int slot = 0; slot < PLACES; slot++)
            if (face_down(state, seat * ROW + slot))
                for (int other = slot + 1; other < PLACES; other++)
                    if (face_down(state, seat * ROW + other))
                        actions[count++] = EXCHANGE + slot * ROW + other;
        return count;
    case P_EXPLOSION:
        return for_face_down(state, seat, BURY, actions, 0);
    case P_CART:
        return for_face_down(state, seat, CART, actions, 0);
    }
    actions[0] = CONFIRM;
    return 1;
}

static void end_turn(State *state) {
    state->phase = state->heights[state->level] ? P_DRAW : P_CART;
    state->active = state->active + 1 == state->seats ? 0 : state->active + 1;
    state->lit_round = 0;
    for (int seat = 0; seat < MOST_SEATS; seat++)
        state->looking[seat] = NOT_LOOKING;
}

static void start(State *state, int phase) {
    state->phase = phase;
    for (int seat = 0; seat < state->seats; seat++)
        if (chooses(state, seat))
            return;
    end_turn(state);
}

static void lay(State *state, int place, int kind) {
    state->tiles[place] = (Tile){kind, state->level, state->taken - 1, 0, 1 << state->active};
}

static void change_places(State *state, int place, int other) {
    Tile tile = state->tiles[place];
    state->tiles[place] = state->tiles[other];
    state->tiles[other] = tile;
}

static void turn_up(State *state, int place) {
    state->tiles[place].face_up = 1;
    state->tiles[place].seen_by = (1 << state->seats) - 1;
}

static void discard(State *state, int kind) {
    if (kind < TORCHES) {
        start(state, P_LANTERN);
    } else if (kind < ARROWS) {
        start(state, P_TORCH);
    } else if (kind < FIVE) {
        start(state, P_ARROWS);
    } else if (kind == FIVE) {
        end_turn(state);
    } else if (kind == LIT) {
        state->lit_round = 1;
        start(state, P_LIT);
    } else if (kind == BATS) {
        start(state, P_BATS);
    } else if (kind == EXPLOSION) {
        start(state, P_EXPLOSION);
    } else {
        for (int seat = 0; seat < state->seats; seat++)
            for (int slot = 0; slot < PLACES; slot++)
                if (state->tiles[seat * ROW + slot].face != NONE)
                    turn_up(state, seat * ROW + slot);
        state->phase = P_OVER;
    }
}

static void draw(State *state, uint64_t number) {
    int *bag = state->bags[state->level], kind = 0;
    int place = below(number, (uint64_t)state->inside[state->level]);
    while (place >= bag[kind])
        place -= bag[kind++];
    bag[kind]--;
    state->inside[state->level]--;
    state->taken++;
    if (state->phase == P_DEAL) {
        int row = state->active * ROW, slot = 0;
        while (state->tiles[row + slot].face != NONE)
            slot++;
        lay(state, row + slot, kind);
        if (slot == PLACES - 1) {
            state->active = state->active + 1 == state->seats ? 0 : state->active + 1;
            if (state->tiles[state->active * ROW + PLACES - 1].face != NONE)
                state->phase = P_MEMORISE;
        }
        return;
    }
    state->heights[state->level]--;
    if (kind <= FIVE) {
        state->drawn = kind;
        state->phase = P_KEEP;
    } else {
        discard(state, kind);
    }
}

static void look(State *state, int seat, int choice) {
    state->tiles[choice - LOOK].seen_by |= 1 << seat;
    state->looking[seat] = choice;
}

static void decide(State *state, const int *choices) {
    int choice = choices[state->active], count = 0, kind;
    switch (state->phase) {
    case P_MEMORISE:
        state->level = 0;
        state->phase = P_DRAW;
        return;
    case P_KEEP:
        kind = state->drawn;
        if (choice != DISCARD) {
            int place = state->active * ROW + choice - KEEP;
            kind = state->tiles[place].face;
            lay(state, place, state->drawn);
        }
        state->drawn = NONE;
        discard(state, kind);
        return;
    case P_LANTERN:
    case P_TORCH:
        if (choice == PASS) {
            end_turn(state);
        } else {
            look(state, state->active, choice);
            state->phase = P_PEEK;
        }
        return;
    case P_LIT:
        if (state->lit_round <= LOOKS) {
            for (int seat = 0; seat < state->seats; seat++)
                if (chooses(state, seat) && choices[seat] != STOP) {
                    look(state, seat, choices[seat]);
                    count++;
                } else {
                    state->looking[seat] = NOT_LOOKING;
                }
            state->lit_round++;
        }
        if (count)
            return;
        break;
    case P_ARROWS:
        change_places(state, state->active * ROW + (choice - SWAP) / 64, (choice - SWAP) % 64);
        break;
    case P_BATS:
        for (int seat = 0; seat < state->seats; seat++)
            if (chooses(state, seat)) {
                int pair = choices[seat] - EXCHANGE;
                change_places(state, seat * ROW + pair / ROW, seat * ROW + pair % ROW);
            }
        break;
    case P_EXPLOSION:
        for (int seat = 0; seat < state->seats; seat++) {
            int box = BOXED + seat * ROW;
            while (state->tiles[box].face != NONE)
                box++;
            change_places(state, seat * ROW + choices[seat] - BURY, box);
        }
        break;
    case P_CART:
        for (int seat = 0; seat < state->seats; seat++)
            if (chooses(state, seat))
                turn_up(state, seat * ROW + choices[seat] - CART);
        state->level++;
        state->phase = P_DRAW;
        return;
    }
    end_turn(state);
}

int64_t play(int64_t games, int seats, uint64_t seed, int64_t first, int64_t *scores,
             int64_t *ranks) {
    static State state;
    static int actions[MOST_ACTIONS], choices[MOST_SEATS], points[MOST_SEATS];
    int64_t decisions = 0;
    for (int64_t row = 0; row < games; row++) {
        uint64_t key = game_key(seed, (uint64_t)(first + row)), draws = 0, joint = 0;
        begin(&state, seats);
        while (state.phase != P_OVER) {
            if (state.phase == P_DEAL || state.phase == P_DRAW) {
                draw(&state, numbered(key, ++draws));
                continue;
            }
            joint++;
            for (int seat = 0; seat < seats; seat++) {
                int count = legal(&state, seat, actions);
                if (!count)
                    continue;
                decisions++;
                choices[seat] = actions[0];
                if (count > 1)
                    choices[seat] = actions[below(decision_key(key, (uint64_t)seat, joint),
                                                  (uint64_t)count)];
            }
            decide(&state, choices);
        }
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = 0;
            for (int slot = 0; slot < PLACES; slot++)
                if (state.tiles[seat * ROW + slot].face != NONE)
                    points[seat] += DIAMONDS[state.tiles[seat * ROW + slot].face];
        }
        for (int seat = 0; seat < seats; seat++) {
            int rank = 1;
            for (int other = 0; other < seats; other++)
                rank += points[other] > points[seat];
            scores[row * seats + seat] = points[seat];
            ranks[row * seats + seat] = rank;
        }
    }
    return decisions;
}
