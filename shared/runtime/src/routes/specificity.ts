import { parse, type Token } from 'path-to-regexp';

type Rank = readonly [kind: number, literal: number];

/** 3 = literal segment, 2 = literal and parameter in one segment (`chat-:id`), 1 = parameter alone. */
function rankOf(segment: string, names: number): Rank {
  if (names === 0) return [3, segment.length];
  return segment.length > 0 ? [2, segment.length] : [1, 0];
}

function ranks(pattern: string): Rank[] {
  const segments = [{ text: '', names: 0 }];
  const visit = (tokens: Token[]): void => {
    for (const token of tokens) {
      const last = segments.at(-1);
      if (token.type === 'group') visit(token.tokens);
      else if (token.type !== 'text') {
        if (last) last.names += 1;
      } else {
        const [head = '', ...rest] = token.value.split('/');
        if (last) last.text += head;
        segments.push(...rest.map((text) => ({ text, names: 0 })));
      }
    }
  };
  visit(parse(pattern).tokens);
  return segments.map(({ text, names }) => rankOf(text, names));
}

/**
 * Order of two patterns that match the same path: compared segment by segment, a literal beats a mixed segment beats a
 * parameter; of two mixed segments the longer literal wins. Same on server, in the browser and when a release is checked.
 */
export function bySpecificity(a: string, b: string): number {
  const left = ranks(a);
  const right = ranks(b);
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [kindA, literalA] = left[at] ?? [0, 0];
    const [kindB, literalB] = right[at] ?? [0, 0];
    if (kindA !== kindB) return kindB - kindA;
    if (kindA === 2 && literalA !== literalB) return literalB - literalA;
  }
  return 0;
}
