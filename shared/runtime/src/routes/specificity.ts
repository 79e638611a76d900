import { parse, type Token } from 'path-to-regexp';

/** Replaces a parameter in the plain text of a pattern; no URL contains it. */
const PARAMETER = '\0';
const NO_SEGMENT = 0;

const toPlainText = (tokens: Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'group') return toPlainText(token.tokens);
      return token.type === 'text' ? token.value : PARAMETER;
    })
    .join('');

/** A parameter has rank 1, each literal character beside it (`chat-:id`) adds 1, a literal segment is infinite. */
function segmentRank(segment: string): number {
  const letters = segment.replaceAll(PARAMETER, '').length;
  return letters === segment.length ? Infinity : 1 + letters;
}

const segmentRanks = (pattern: string): number[] => [
  ...toPlainText(parse(pattern).tokens).split('/').map(segmentRank),
  NO_SEGMENT,
];

/**
 * Sort order of patterns that match the same path, compared segment by segment: literal before mixed before parameter;
 * of two mixed segments the one with the longer literal is first.
 */
export function compareSpecificity(a: string, b: string): number {
  const left = segmentRanks(a);
  const right = segmentRanks(b);
  const differing = left.findIndex((rank, index) => rank !== right[index]);
  return (right[differing] ?? NO_SEGMENT) - (left[differing] ?? NO_SEGMENT);
}
