/* Random Diamant of the default edition: the algorithm of src/adamas/games/diamant/playout.py. */

#include <string.h>

#include "streams.h"

enum {
    TREASURES = 12, /* kinds */
    TRAPS = 5,
    RELIC = TREASURES + TRAPS,
    KINDS = RELIC + 1,
    CARDS = 35,
    EXPEDITIONS = 5,
    MOST_SEATS = 8,
    EARLY_RELICS = 3,
    EARLY_VALUE = 5,
    LATE_VALUE = 10,
};

static const uint8_t VALUE[KINDS] = {1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17};
static const uint8_t COPIES[KINDS] = {1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 5};
static uint8_t whole_deck[CARDS];
static uint8_t shares[MOST_SEATS + 1][KINDS];
static uint32_t parts[MOST_SEATS + 1]; /* of 65536; a product instead of a division */

static void prepare(void) {
    for (int kind = 0, size = 0; kind < KINDS; kind++)
        for (int copy = 0; copy < COPIES[kind]; copy++)
            whole_deck[size++] = (uint8_t)kind;
    for (int count = 1; count <= MOST_SEATS; count++) {
        parts[count] = 65536 / (uint32_t)count + 1;
        for (int kind = 0; kind < KINDS; kind++)
            shares[count][kind] = VALUE[kind] / (uint8_t)count;
    }
}

static int64_t play_one(int seats, uint64_t key, int32_t chests[MOST_SEATS]) {
    const uint32_t trap_bits = (1u << RELIC) - (1u << TREASURES);
    uint8_t deck[CARDS];
    uint64_t steps = 0;
    int64_t decisions = 0;
    int size = CARDS, taken = 0;
    memcpy(deck, whole_deck, sizeof deck);
    memset(chests, 0, MOST_SEATS * sizeof *chests);
    for (int expedition = 0; expedition < EXPEDITIONS; expedition++) {
        int left = size, explorers = seats, hand = 0, relics = 0;
        uint32_t inside = (1u << seats) - 1, traps = 0, on_path = 0;
        while (inside) {
            uint64_t word = numbered(key, ++steps);
            int place = below(word, (uint64_t)left);
            int kind = deck[place];
            deck[place] = deck[--left];
            deck[left] = (uint8_t)kind;
            uint32_t bit = 1u << kind & trap_bits;
            if (traps & bit) {
                deck[left] = deck[--size];
                break;
            }
            traps |= bit;
            if (kind < RELIC) {
                int each = shares[explorers][kind];
                hand += each;
                on_path += (uint32_t)(VALUE[kind] - each * explorers);
            } else {
                deck[left] = deck[--size];
                relics++;
            }
            decisions += explorers;
            uint32_t leavers = (uint32_t)word & inside;
            for (;;) {
                int count = __builtin_popcount(leavers);
                int found = (int)(on_path * parts[count] >> 16);
                on_path -= (uint32_t)(found * count);
                for (int seat = 0; seat < MOST_SEATS; seat++)
                    chests[seat] += (hand + found) * (int)(leavers >> seat & 1);
                if (relics && count == 1) {
                    int early = EARLY_RELICS - taken;
                    early = early < 0 ? 0 : early > relics ? relics : early;
                    chests[__builtin_ctz(leavers)] +=
                        early * EARLY_VALUE + (relics - early) * LATE_VALUE;
                    taken += relics;
                    relics = 0;
                }
                inside &= ~leavers;
                explorers -= count;
                if (left || !inside)
                    break;
                leavers = inside;
            }
        }
    }
    return decisions;
}

int64_t play(int64_t games, int seats, uint64_t seed, int64_t first, int64_t *scores,
             int64_t *ranks) {
    int32_t chests[MOST_SEATS];
    int64_t decisions = 0;
    prepare();
    for (int64_t row = 0; row < games; row++) {
        decisions += play_one(seats, game_key(seed, (uint64_t)(first + row)), chests);
        for (int seat = 0; seat < seats; seat++) {
            int rank = 1;
            for (int other = 0; other < seats; other++)
                rank += chests[other] > chests[seat];
            scores[row * seats + seat] = chests[seat];
            ranks[row * seats + seat] = rank;
        }
    }
    return decisions;
}
