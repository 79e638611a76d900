import type { Language } from '@huoban/contracts';
import type { FoundCharacter, FoundGame } from '@huoban/contracts/api';
import { presentCharacter } from '../../characters/character-card';
import { entityTexts } from '../../games/entity-card';
import { presentGame } from '../../games/game-card';
import type { Library } from '../../library/library';
import type { findGames, findPartners } from '../find-matches';
import { highlight, snippet } from '../highlight';

type Games = Awaited<ReturnType<typeof findGames>>;
type Partners = Awaited<ReturnType<typeof findPartners>>;

/** A game that was found: its card, the hit in its title, and the text around the first hit. */
export const presentFoundGame = (
  library: Library,
  row: Games['rows'][number],
  entities: Games['entities'],
  found: { name: string; language: Language },
): FoundGame => {
  const { name, language } = found;
  const card = presentGame(library, row, language);
  const texts = [
    card.summary,
    ...row.article.map(({ body }) => body[language]),
    ...entities
      .filter(({ game_id }) => game_id === row.id)
      .flatMap((entity) => entityTexts(entity, language)),
  ];
  return { ...card, title_parts: highlight(card.title, name), snippet: snippet(texts, name) };
};

/** A partner who was found. */
export const presentFoundPartner = (
  library: Library,
  row: Partners['rows'][number],
  { name, language }: { name: string; language: Language },
): FoundCharacter => {
  const card = presentCharacter(library, row, language);
  return {
    ...card,
    title_parts: highlight(card.name, name),
    snippet: snippet([card.line, row.bio[language]], name),
  };
};
