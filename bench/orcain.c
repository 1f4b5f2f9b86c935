/* Random playouts of Orcain by hand: the floor that a rules kernel in TypeScript is measured against.
 * The same rules (default hand and settings) and the same generator as the kernel's. Usage: orcain MATCHES */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ATTACK, DEFENSE, HEAL, COUNTER };
static const int MAX_HP = 10, DAMAGE = 2, ROUNDS = 3, CAP = 10;
static uint32_t s[4] = {1, 2, 3, 4};
static int layouts[24][3];

static uint32_t rotate(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }

static uint32_t next(void) {
  uint32_t result = rotate(s[1] * 5, 7) * 9, t = s[1] << 9;
  s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3];
  s[2] ^= t; s[3] = rotate(s[3], 11);
  return result;
}

/* Unbiased, for small n: the high half of sixteen bits times n (Lemire). */
static uint32_t below(uint32_t n) {
  for (;;) {
    uint32_t product = (next() >> 16) * n, low = product & 0xffff;
    if (low >= n || low >= 65536 % n) return product >> 16;
  }
}

static void meet(int *a, int *b, int x, int y) {
  if (x == HEAL && *a < MAX_HP) ++*a;
  if (y == HEAL && *b < MAX_HP) ++*b;
  if (x == ATTACK) { if (y == COUNTER) *a -= DAMAGE; else if (y != DEFENSE) *b -= DAMAGE; }
  if (y == ATTACK) { if (x == COUNTER) *b -= DAMAGE; else if (x != DEFENSE) *a -= DAMAGE; }
  if (*a < 0) *a = 0;
  if (*b < 0) *b = 0;
}

int main(int argc, char **argv) {
  long matches = argc > 1 ? atol(argv[1]) : 1000000, moves = 0, wins[3] = {0, 0, 0};
  int count = 0;
  for (int i = 0; i < 64; i++) {
    int a = i / 16, b = i / 4 % 4, c = i % 4;
    if (a != b && b != c && a != c) { layouts[count][0] = a; layouts[count][1] = b; layouts[count++][2] = c; }
  }
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (long match = 0; match < matches; match++) {
    int a = MAX_HP, b = MAX_HP;
    for (int round = 1;; round++) {
      const int *x = layouts[below(count)], *y = layouts[below(count)];
      moves += 2;
      for (int step = 0; step < 3; step++) meet(&a, &b, x[step], y[step]);
      if (a && b && round < ROUNDS) continue;
      if (a != b || !a || round >= CAP) break;
    }
    wins[a > b ? 0 : b > a ? 1 : 2]++;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
  printf("{\"matches\":%ld,\"moves\":%ld,\"seconds\":%.6f,\"wins\":[%ld,%ld],\"draws\":%ld}\n",
         matches, moves, seconds, wins[0], wins[1], wins[2]);
  return 0;
}
