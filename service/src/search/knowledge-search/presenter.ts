import type { Language } from '@huoban/contracts';
import type { CharacterHit, EntityHit, GameHit } from '@huoban/contracts/api';
import { presentCharacter } from '../../library/characters/character-card';
import { presentEntity, quotableTexts } from '../../library/games/entity-card';
import { presentGame } from '../../library/games/game-card';
import type { Library } from '../../library/library';
import type { loadFoundEntities, loadFoundGames, loadFoundPartners } from './found-rows';
import { hasHit, highlight, snippet } from './highlight';

type Games = Awaited<ReturnType<typeof loadFoundGames>>;
type Entities = Awaited<ReturnType<typeof loadFoundEntities>>;
type Partners = Awaited<ReturnType<typeof loadFoundPartners>>;

/** Aliases and titles in other languages with a hit, when the displayed title has none. */
function otherNames(
  { title, aliases }: Pick<Games['rows'][number], 'title' | 'aliases'>,
  shown: string,
  query: string,
): string[] {
  if (hasHit(shown, query)) return [];
  const names = new Set([...Object.values(aliases).flat(), ...Object.values(title)]);
  const hits = [...names].filter((other) => hasHit(other, query));
  return hits.length === 0 ? [] : [hits.join(' · ')];
}

/** A found game: its card, highlighted title, and snippet. */
export function presentFoundGame(
  library: Library,
  row: Games['rows'][number],
  entities: Games['entities'],
  found: { name: string; language: Language },
): GameHit {
  const { name, language } = found;
  const card = presentGame(library, row, language);
  const texts = [
    ...otherNames(row, card.title, name),
    card.summary,
    ...row.article.map(({ body }) => body[language]),
    ...entities
      .filter(({ game_id }) => game_id === row.id)
      .flatMap((entity) => quotableTexts(entity, language)),
  ];
  return { ...card, title_parts: highlight(card.title, name), snippet: snippet(texts, name) };
}

export function presentFoundPartner(
  library: Library,
  row: Partners[number],
  { name, language }: { name: string; language: Language },
): CharacterHit {
  const card = presentCharacter(library, row, language);
  return {
    ...card,
    title_parts: highlight(card.name, name),
    snippet: snippet([card.line, row.bio[language]], name),
  };
}

export function presentFoundEntity(
  library: Library,
  row: Entities[number],
  { name, language }: { name: string; language: Language },
): EntityHit {
  const card = presentEntity(library, row, language);
  const texts = [card.summary, ...(card.role ? [card.role.title] : [])];
  return {
    ...card,
    game: row.game[language],
    title_parts: highlight(card.name, name),
    snippet: snippet(texts, name),
  };
}
