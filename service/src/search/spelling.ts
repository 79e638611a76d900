const LATIN = /^[a-z0-9]+$/;

/** Whether a folded word is long enough to be found with a typo; shorter ones are too similar to too many others. */
export const isCorrectable = (word: string): boolean =>
  [...word].length >= (LATIN.test(word) ? 4 : 3);

/**
 * The word itself and every word with one of its characters removed. Two words that differ in one typo (a wrong, missing
 * or additional character, or two exchanged ones) have one of these in common, so that equality finds candidates.
 */
export function deletionsOf(word: string): string[] {
  const characters = [...word];
  return [
    ...new Set([
      word,
      ...characters.map((_, at) =>
        [...characters.slice(0, at), ...characters.slice(at + 1)].join(''),
      ),
    ]),
  ];
}

/** Whether two words are equal except for at most one wrong, missing, additional or exchanged character. */
export function differsByOneTypo(typed: string, word: string): boolean {
  const [a, b] = [[...typed], [...word]];
  while (a.length > 0 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  if (Math.max(a.length, b.length) <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** Finds the known words that differ from a typed one by at most one typo; a word that is equal is the only result. */
export type FindSpelling = (typed: string) => string[];

/** Builds an index of words in memory. Words and typed text must be folded in the same way. */
export function createSpellingIndex(words: Iterable<string>): FindSpelling {
  const byDeletion = new Map<string, Set<string>>();
  const known = new Set(words);
  for (const word of known)
    if (isCorrectable(word))
      for (const deletion of deletionsOf(word))
        byDeletion.set(deletion, (byDeletion.get(deletion) ?? new Set()).add(word));
  return (typed) => {
    if (known.has(typed)) return [typed];
    const found = deletionsOf(typed).flatMap((deletion) => [...(byDeletion.get(deletion) ?? [])]);
    return [...new Set(found)].filter((word) => differsByOneTypo(typed, word));
  };
}
