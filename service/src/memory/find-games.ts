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
    names: namesByLanguage((language) => [title[language], ...aliases[language]]),
  }));
  return (text, language) => {
    const folded = foldText(text, language);
    return games
      .filter(({ names }) => names[language].some((name) => folded.includes(name)))
      .map(({ id, title }) => ({ id, title: title[language] }));
  };
}

/** Folded as messages are; names that are too short are left out. */
function namesByLanguage(names: (language: Language) => string[]): Record<Language, string[]> {
  const fold = (language: Language): string[] =>
    names(language)
      .map((name) => foldText(name, language))
      .filter((name) => name.trim().length > MIN_NAME_LENGTH);
  return { zh: fold('zh'), en: fold('en'), ja: fold('ja') };
}
