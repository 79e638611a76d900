import { DIMENSIONS } from '../persona/vectors/table-format';
import { STOP_WORDS } from '../persona/understanding/stop-words';
import type { EnglishVectors } from './english-vectors';
import { addScaled, toUnit, type Vector } from './vector-sums';

/** Smooth inverse frequency (Arora et al. 2017), with frequencies by Zipf’s law. */
const SMOOTHING = 0.001;
const SHARE_OF_FIRST = 0.08;
const rarityOf = (rank: number): number => SMOOTHING / (SMOOTHING + SHARE_OF_FIRST / (rank + 3));

const STOP_WORD_WEIGHT = 0.3;
const MAX_GLOSS_WORDS = 6;
const GRAMMAR = new Set(
  'to of the a an or and be in on at for with by from as one sb sth etc someone something esp usu lit fig idiom classifier that is which used'.split(
    ' ',
  ),
);
/** Notes about a word that are no translation. */
const NOTE =
  /^(?:CL:|surname|(?:old |erhua |Japanese )?variant of|see |abbr\. for|also written|also pr|Taiwan pr|used in|Kangxi|particle|prefix|suffix)/u;

export interface GlossVector {
  vector: Vector;
  /** Number of words. */
  words: number;
  /** Of its rarest word. */
  rank: number;
}

/** The weighted mean of the words of a translation. */
export function vectorOfGloss(gloss: string, english: EnglishVectors): GlossVector | undefined {
  if (NOTE.test(gloss)) return undefined;
  const found = gloss
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, ' ')
    .toLowerCase()
    .split(/[^a-z'-]+/u)
    .flatMap((word) => (english.find(word) === undefined ? word.split(/['-]/u) : [word]))
    .filter((word) => word !== '' && !GRAMMAR.has(word))
    .flatMap((word) => {
      const known = english.find(word);
      if (known === undefined) return [];
      const factor = STOP_WORDS.en.has(word) ? STOP_WORD_WEIGHT : 1;
      return [{ ...known, weight: factor * rarityOf(known.rank) }];
    })
    .slice(0, MAX_GLOSS_WORDS);
  const sum = new Float64Array(DIMENSIONS);
  for (const { vector, weight } of found) addScaled(sum, vector, weight);
  const vector = toUnit(sum);
  if (vector === undefined) return undefined;
  return { vector, words: found.length, rank: Math.max(...found.map(({ rank }) => rank)) };
}

const MAX_SENSES = 4;
const MAX_GLOSSES = 5;
const RANK_OFFSET = 1_000;

/** The mean of the senses of a word: earlier senses and shorter translations weigh more. */
export function vectorOfSenses(
  senses: string[][],
  english: EnglishVectors,
): { vector: Vector; rank: number } | undefined {
  const known = senses
    .map((glosses) =>
      glosses.slice(0, MAX_GLOSSES).flatMap((gloss) => vectorOfGloss(gloss, english) ?? []),
    )
    .filter((glosses) => glosses.length > 0)
    .slice(0, MAX_SENSES);
  if (known.length === 0) return undefined;
  const sum = new Float64Array(DIMENSIONS);
  let rank = Infinity;
  for (const [sense, glosses] of known.entries())
    for (const [at, gloss] of glosses.entries()) {
      addScaled(sum, gloss.vector, 1 / (1 + sense) / (1 + at / 2) / Math.sqrt(gloss.words));
      const length = 1 + (gloss.words - 1) / 2;
      rank = Math.min(rank, (gloss.rank + RANK_OFFSET) * length * (1 + 0.3 * sense));
    }
  return { vector: sum, rank };
}
