import type { Language } from '@huoban/contracts';
import type { Database } from '../database/database';
import { foldText } from '../replies/persona/understanding/fold-text';
import type { RememberOptions } from './remember';

const MIN_NAME_LENGTH = 2;

/** Finds games of the library by their titles and other names. */
export async function createGameFinder(db: Database): Promise<RememberOptions['findGames']> {
  const rows = await db.selectFrom('games').select(['id', 'title', 'aliases']).execute();
  const games = rows.map(({ id, title, aliases }) => ({
    id,
    title,
    names: (language: Language): string[] => [title[language], ...aliases[language]],
  }));
  return (text, language) => {
    const folded = foldText(text, language);
    return games
      .filter(({ names }) =>
        names(language).some((name) => {
          const term = foldText(name, language);
          return term.trim().length > MIN_NAME_LENGTH && folded.includes(term);
        }),
      )
      .map(({ id, title }) => ({ id, title: title[language] }));
  };
}
