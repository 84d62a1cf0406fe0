/* The random numbers of src/adamas/compiled/streams.py: the same games on both sides. */

#include <stdint.h>

#define STEP 0x9E3779B97F4A7C15u
#define GAME 0xD1342543DE82EF95u
#define SEAT 0xBF58476D1CE4E5B9u

static inline uint64_t mix(uint64_t number) {
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}

static inline uint64_t game_key(uint64_t seed, uint64_t number) {
    return mix(mix(seed) + number * GAME);
}

static inline uint64_t numbered(uint64_t key, uint64_t count) { return mix(key + count * STEP); }

static inline uint64_t decision_key(uint64_t game, uint64_t seat, uint64_t count) {
    return mix(game + (seat + 1) * SEAT + count * STEP);
}

static inline int below(uint64_t number, uint64_t limit) {
    return (int)((number >> 32) * limit >> 32);
}
