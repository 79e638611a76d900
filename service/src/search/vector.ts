import { bigramsOf, foldForSearch, runsOf } from './fold';

/** Weight of a field: A title, B aliases, C summary, D article. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export interface Field {
  weight: Weight;
  texts: string[];
}

const LAST_POSITION = 16_383;
const POSITIONS_PER_LEXEME = 255;
/** Distance between texts and runs, so that no phrase matches across them. */
const GAP = 2;

/** Quotes a lexeme for a tsvector or tsquery literal. */
export const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The tsvector literal of a document: dense runs as characters and overlapping pairs, other runs as words. Made here
 * and cast, never parsed by the database, so that its locale and dictionaries take no part and every server agrees.
 */
export const searchVector = (fields: Field[]): string => {
  const places = new Map<string, string[]>();
  let position = 1;
  const put = (lexeme: string, at: number, weight: Weight) => {
    const found = places.get(lexeme) ?? [];
    if (at <= LAST_POSITION && found.length < POSITIONS_PER_LEXEME) found.push(`${at}${weight}`);
    places.set(lexeme, found);
  };
  for (const { weight, texts } of fields) {
    for (const text of texts) {
      for (const run of runsOf(foldForSearch(text))) {
        if (run.dense) {
          const characters = [...run.text];
          characters.forEach((character, index) => put(character, position + index, weight));
          if (characters.length > 1)
            bigramsOf(run.text).forEach((pair, index) => put(pair, position + index, weight));
          position += characters.length + GAP;
        } else {
          put(run.text.slice(0, 200), position, weight);
          position += 1;
        }
      }
      position += GAP;
    }
  }
  return [...places]
    .map(([lexeme, at]) => (at.length > 0 ? `${quoted(lexeme)}:${at.join(',')}` : quoted(lexeme)))
    .join(' ');
};
