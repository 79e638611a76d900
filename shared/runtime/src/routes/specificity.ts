import { parse, type Token } from 'path-to-regexp';

/** Stands for a parameter in a pattern that is written as plain text; no address holds it. */
const PARAMETER = '\0';
const NO_SEGMENT = 0;

const toPlainText = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'group') return toPlainText(token.tokens);
      return token.type === 'text' ? token.value : PARAMETER;
    })
    .join('');

/** A parameter alone is 1, letters beside it (`chat-:id`) are one each, letters alone are above all. */
function segmentRank(segment: string): number {
  const letters = segment.replaceAll(PARAMETER, '').length;
  return letters === segment.length ? Infinity : 1 + letters;
}

const segmentRanks = (pattern: string): number[] => [
  ...toPlainText(parse(pattern).tokens).split('/').map(segmentRank),
  NO_SEGMENT,
];

/**
 * Order of two patterns that match the same path: compared segment by segment, a literal beats a mixed segment beats a
 * parameter; of two mixed segments the longer literal wins. Same on server, in the browser and when a release is checked.
 */
export function compareSpecificity(a: string, b: string): number {
  const left = segmentRanks(a);
  const right = segmentRanks(b);
  const differing = left.findIndex((rank, at) => rank !== right[at]);
  return (right[differing] ?? NO_SEGMENT) - (left[differing] ?? NO_SEGMENT);
}
