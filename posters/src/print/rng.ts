/** Deterministic random numbers: the same seed gives the same picture. */
export interface Rng {
  next(): number;
  range(low: number, high: number): number;
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  sign(): 1 | -1;
}

function hashText(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash;
}

export function createRng(seed: string): Rng {
  let state = hashText(seed);
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined)
        throw new RangeError(`cannot pick from an empty list (seed ${seed})`);
      return chosen;
    },
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}
