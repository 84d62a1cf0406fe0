/* Random Diamoniak of the default edition, step by step as in kernel.py and loops.py. */

#include <string.h>

#include "streams.h"

enum { RED, BLUE, GREEN, YELLOW, DIAMOND, FAIRY, WITCH, KINDS };
enum { BEGIN, MORE, ANSWER, OVER };
enum { DRAW, STOP, SHIELD, BUY = 3, GIVE = 16 };
enum { COLOURS = 4, PARTS = 6, PRICE = 3, TOLL = 3, MOST_SEATS = 4, MOST_ACTIONS = 64 };

static const int COPIES[KINDS] = {6, 6, 6, 6, 20, 3, 7};

typedef struct {
    int seats, on_turn, phase, left;
    int pile[KINDS], discards[KINDS];
    int colour[MOST_SEATS];
    int held[MOST_SEATS][KINDS];
} State;

static void begin(State *state, int seats) {
    memset(state, 0, sizeof *state);
    state->seats = seats;
    state->phase = BEGIN;
    for (int card = 0; card < KINDS; card++) {
        state->pile[card] = COPIES[card];
        state->left += COPIES[card];
    }
    for (int seat = 0; seat < MOST_SEATS; seat++)
        state->colour[seat] = -1;
}

static void pass_on(State *state) {
    state->on_turn = state->on_turn + 1 == state->seats ? 0 : state->on_turn + 1;
    state->phase = BEGIN;
}

static void finish(State *state, int seat) {
    if (state->held[seat][state->colour[seat]] >= PARTS)
        state->phase = OVER;
}

static void draw(State *state, uint64_t number) {
    int place = below(number, (uint64_t)state->left), card = 0, seat = state->on_turn;
    while (place >= state->pile[card])
        place -= state->pile[card++];
    state->pile[card]--;
    state->left--;
    if (card == WITCH) {
        state->phase = ANSWER;
        return;
    }
    state->phase = MORE;
    state->held[seat][card]++;
    if (card < COLOURS && state->colour[seat] < 0) {
        int claimed = 0;
        for (int other = 0; other < state->seats; other++)
            claimed |= state->colour[other] == card;
        if (!claimed)
            state->colour[seat] = card;
    }
    if (card == state->colour[seat])
        finish(state, seat);
}

static int payments(const int *held, int *actions, int count) {
    int total = 0;
    for (int card = 0; card < WITCH; card++)
        total += held[card];
    if (total <= TOLL) {
        int code = 0;
        for (int card = 0; card < WITCH; card++)
            for (int copy = 0; copy < held[card]; copy++)
                code = code * 8 + card + 1;
        actions[count] = GIVE + code;
        return count + 1;
    }
    for (int one = 0; one < WITCH; one++) {
        if (!held[one])
            continue;
        for (int two = one; two < WITCH; two++) {
            if (held[two] <= (two == one))
                continue;
            for (int three = two; three < WITCH; three++) {
                actions[count] = GIVE + ((one + 1) * 8 + two + 1) * 8 + three + 1;
                count += held[three] > (three == one) + (three == two);
            }
        }
    }
    return count;
}

static int legal(const State *state, int *actions) {
    int seat = state->on_turn, colour = state->colour[seat], count = 0;
    const int *held = state->held[seat];
    if (state->phase == ANSWER) {
        if (held[FAIRY])
            actions[count++] = SHIELD;
        return payments(held, actions, count);
    }
    actions[count++] = DRAW;
    if (state->phase == BEGIN)
        return count;
    if (colour >= 0 && held[DIAMOND] >= PRICE)
        for (int other = 0; other < state->seats; other++)
            if (other != seat && state->held[other][colour])
                actions[count++] = BUY + other;
    actions[count++] = STOP;
    return count;
}

/* Whether a card is to be drawn. */
static int decide(State *state, int choice) {
    int seat = state->on_turn, *held = state->held[seat];
    if (choice == DRAW) {
        if (!state->left)
            for (int card = 0; card < KINDS; card++) {
                state->left += state->pile[card] = state->discards[card];
                state->discards[card] = 0;
            }
        return 1;
    }
    if (choice == STOP) {
        pass_on(state);
    } else if (choice == SHIELD) {
        held[FAIRY]--;
        state->discards[FAIRY]++;
        state->discards[WITCH]++;
        pass_on(state);
    } else if (choice < GIVE) {
        int *seller = state->held[choice - BUY], colour = state->colour[seat];
        held[DIAMOND] -= PRICE;
        held[colour]++;
        seller[colour]--;
        seller[DIAMOND] += PRICE;
        finish(state, seat);
        if (state->phase != OVER)
            pass_on(state);
    } else {
        for (unsigned code = (unsigned)(choice - GIVE); code; code /= 8) {
            held[code % 8 - 1]--;
            state->discards[code % 8 - 1]++;
        }
        state->discards[WITCH]++;
        if (state->colour[seat] >= 0 && !held[state->colour[seat]])
            state->colour[seat] = -1;
        pass_on(state);
    }
    return 0;
}

int64_t play(int64_t games, int seats, uint64_t seed, int64_t first, int64_t *scores,
             int64_t *ranks) {
    static State state;
    static int actions[MOST_ACTIONS];
    int64_t all = 0;
    for (int64_t row = 0; row < games; row++) {
        uint64_t key = game_key(seed, (uint64_t)(first + row)), draws = 0, decisions = 0;
        begin(&state, seats);
        while (state.phase != OVER) {
            int count = legal(&state, actions), choice = actions[0];
            decisions++;
            if (count > 1)
                choice = actions[below(decision_key(key, (uint64_t)state.on_turn, decisions),
                                       (uint64_t)count)];
            if (decide(&state, choice))
                draw(&state, numbered(key, ++draws));
        }
        for (int seat = 0; seat < seats; seat++) {
            int colour = state.colour[seat];
            scores[row * seats + seat] = colour < 0 ? 0 : state.held[seat][colour];
            ranks[row * seats + seat] = seat == state.on_turn ? 1 : 2;
        }
        all += (int64_t)decisions;
    }
    return all;
}
