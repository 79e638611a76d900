import { bigramsOf, foldForSearch, runsOf } from './fold';

/** Weight of a field: A title, B aliases, C summary, D article. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export interface Field {
  weight: Weight;
  texts: string[];
}

const MAX_POSITION = 16_383;
const MAX_POSITIONS_PER_LEXEME = 255;
/** Position gap between texts and runs, so that no phrase matches across them. */
const GAP = 2;

/** Quotes a lexeme for a tsvector or tsquery literal. */
export const quoteLexeme = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The tsvector literal of a document: dense runs as characters and bigrams, other runs as words. Built here instead of
 * `to_tsvector`, so that the result does not depend on the locale and dictionaries of a server.
 */
export function createSearchVector(fields: Field[]): string {
  const positions = new Map<string, string[]>();
  let position = 1;
  const add = (lexeme: string, at: number, weight: Weight) => {
    const found = positions.get(lexeme) ?? [];
    if (at <= MAX_POSITION && found.length < MAX_POSITIONS_PER_LEXEME) found.push(`${at}${weight}`);
    positions.set(lexeme, found);
  };
  for (const { weight, texts } of fields) {
    for (const text of texts) {
      for (const run of runsOf(foldForSearch(text))) {
        if (run.isDense) {
          const characters = [...run.text];
          characters.forEach((character, index) => add(character, position + index, weight));
          if (characters.length > 1)
            bigramsOf(run.text).forEach((pair, index) => add(pair, position + index, weight));
          position += characters.length + GAP;
        } else {
          add(run.text.slice(0, 200), position, weight);
          position += 1;
        }
      }
      position += GAP;
    }
  }
  return [...positions]
    .map(([lexeme, at]) =>
      at.length > 0 ? `${quoteLexeme(lexeme)}:${at.join(',')}` : quoteLexeme(lexeme),
    )
    .join(' ');
}
