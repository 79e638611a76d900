import { parse, type Token } from 'path-to-regexp';

/** `accepts` is a character, `SEGMENT_CHARACTER` or `ANY_CHARACTER`; `repeats` means zero or more of it. */
interface PatternStep {
  accepts: string;
  repeats: boolean;
}

/** Any character except a slash. */
const SEGMENT_CHARACTER = '<part>';
/** Any character. */
const ANY_CHARACTER = '<all>';

/**
 * Whether a path exists that matches both patterns. Exact for path-to-regexp patterns; ignores constraints on parameter
 * values.
 */
export function patternsOverlap(a: string, b: string): boolean {
  return alternatives(a).some((left) => alternatives(b).some((right) => stepsOverlap(left, right)));
}

/** True when the first segment can be anything, as in `/:slug` or `/*rest`. */
export function isCatchAll(pattern: string): boolean {
  return alternatives(pattern).some((steps) => {
    const first = steps[1];
    const literal = steps
      .slice(1)
      .find((step) => step.accepts.length === 1 && step.accepts !== '/');
    return first !== undefined && first.accepts.length > 1 && literal === undefined;
  });
}

function alternatives(pattern: string): PatternStep[][] {
  const exact = expand(parse(pattern).tokens);
  // A trailing slash is optional.
  return exact.flatMap((steps) => [steps, [...steps, { accepts: '/', repeats: false }]]);
}

/** Expands optional groups into alternatives. */
function expand(tokens: Token[]): PatternStep[][] {
  return tokens.reduce<PatternStep[][]>(
    (heads, token) => {
      const tails = token.type === 'group' ? [[], ...expand(token.tokens)] : [stepsOf(token)];
      return heads.flatMap((head) => tails.map((tail) => [...head, ...tail]));
    },
    [[]],
  );
}

function stepsOf(token: Exclude<Token, { type: 'group' }>): PatternStep[] {
  if (token.type === 'text') {
    return Array.from(token.value.toLowerCase(), (accepts) => ({ accepts, repeats: false }));
  }
  const accepts = token.type === 'param' ? SEGMENT_CHARACTER : ANY_CHARACTER;
  return [
    { accepts, repeats: false },
    { accepts, repeats: true },
  ];
}

/** Searches the product automaton of both patterns for a common path. */
function stepsOverlap(left: PatternStep[], right: PatternStep[]): boolean {
  const seen = new Set<string>();
  const open: [number, number][] = [[0, 0]];
  for (let state = open.pop(); state; state = open.pop()) {
    const [i, j] = state;
    if (seen.has(`${i},${j}`)) continue;
    seen.add(`${i},${j}`);
    const a = left[i];
    const b = right[j];
    if (!a && !b) return true;
    if (a?.repeats) open.push([i + 1, j]);
    if (b?.repeats) open.push([i, j + 1]);
    if (a && b && acceptSame(a.accepts, b.accepts)) {
      open.push([a.repeats ? i : i + 1, b.repeats ? j : j + 1]);
    }
  }
  return false;
}

function acceptSame(a: string, b: string): boolean {
  if (a === ANY_CHARACTER || b === ANY_CHARACTER) return true;
  if (a === SEGMENT_CHARACTER) return b !== '/';
  if (b === SEGMENT_CHARACTER) return a !== '/';
  return a === b;
}
