import type { Language } from '@huoban/contracts';
import type { CharacterHit, EntityHit, GameHit } from '@huoban/contracts/api';
import { presentCharacter } from '../../library/characters/character-card';
import { presentEntity, quotableTexts } from '../../library/games/entity-card';
import { presentGame } from '../../library/games/game-card';
import { entitiesOfGames } from '../../library/games/entity-queries';
import type { Library } from '../../library/library';
import type { Run } from '../fold';
import type { loadFoundEntities, loadFoundGames, loadFoundPartners } from './found-rows';
import { findQuote, hasHit, highlight, snippet, type Quote } from './highlight';

type FoundGame = Awaited<ReturnType<typeof loadFoundGames>>[number];
type FoundEntity = Awaited<ReturnType<typeof loadFoundEntities>>[number];
type FoundPartner = Awaited<ReturnType<typeof loadFoundPartners>>[number];
/** The words that were found, corrected ones included. */
interface Searched {
  words: Run[];
  language: Language;
}

/** Aliases and titles in other languages with a hit, when the displayed title has none. */
function otherNames({ title, aliases }: FoundGame, shown: string, words: Run[]): string[] {
  if (hasHit(shown, words)) return [];
  const names = new Set([...Object.values(aliases).flat(), ...Object.values(title)]);
  const hits = [...names].filter((other) => hasHit(other, words));
  return hits.length === 0 ? [] : [hits.join(' · ')];
}

const beginning = (texts: string[]): Quote => ({ text: texts[0] ?? '', spans: [] });

/**
 * Found games: their cards, highlighted titles, and snippets of their own texts, else of those of their entities, which
 * are loaded only then.
 */
export async function presentFoundGames(
  library: Library,
  rows: FoundGame[],
  { words, language }: Searched,
): Promise<GameHit[]> {
  const drafts = rows.map((row) => {
    const card = presentGame(library, row, language);
    const article = row.article.map(({ body }) => body[language]);
    const texts = [...otherNames(row, card.title, words), card.summary, ...article];
    return { card, texts, quote: findQuote(texts, words) };
  });
  const unquoted = drafts.filter(({ quote }) => quote === null).map(({ card }) => card.id);
  const entities = unquoted.length === 0 ? [] : await entitiesOfGames(library.db, unquoted);
  return drafts.map(({ card, texts, quote }) => {
    const said = entities
      .filter(({ game_id }) => game_id === card.id)
      .flatMap((entity) => quotableTexts(entity, language));
    return {
      ...card,
      title_parts: highlight(card.title, words),
      snippet: snippet(quote ?? findQuote(said, words) ?? beginning(texts), words),
    };
  });
}

export function presentFoundPartner(
  library: Library,
  row: FoundPartner,
  { words, language }: Searched,
): CharacterHit {
  const card = presentCharacter(library, row, language);
  const texts = [card.line, row.bio[language]];
  return {
    ...card,
    title_parts: highlight(card.name, words),
    snippet: snippet(findQuote(texts, words) ?? beginning(texts), words),
  };
}

export function presentFoundEntity(
  library: Library,
  row: FoundEntity,
  { words, language }: Searched,
): EntityHit {
  const card = presentEntity(library, row, language);
  const texts = [card.summary, ...(card.role ? [card.role.title] : [])];
  return {
    ...card,
    game: row.game[language],
    title_parts: highlight(card.name, words),
    snippet: snippet(findQuote(texts, words) ?? beginning(texts), words),
  };
}
