import type { EndpointPayload } from '@huoban/contracts/api';
import { useApiQuery } from '../api/react/api-query';
import { paths } from '../routes/paths';

const SEARCH = 'GET /api/visitor/game/knowledge/search';
const MAX_OF_KIND = 3;
const MAX_SUGGESTIONS = 6;

type Found = EndpointPayload<typeof SEARCH>;

/** A page that a suggestion leads to. */
export interface Suggestion {
  kind: 'game' | 'character' | 'entity';
  id: string;
  name: string;
  /** Genres of a game, category of a partner, game of an entity. */
  detail: string;
  picture: Found['games']['items'][number]['picture'];
  path: string;
}

const isNamed = ({ title_parts }: { title_parts: { hit: boolean }[] }): boolean =>
  title_parts.some(({ hit }) => hit);

/** The best results of every kind; entities only when their name was typed, and then first. */
export function toSuggestions({ games, characters, entities }: Found): Suggestion[] {
  const named = (entities?.items ?? []).filter(isNamed);
  return [
    ...named.map(({ id, name, game, picture }) => ({
      kind: 'entity' as const,
      ...{ id, name, picture, detail: game, path: paths.roleInfo(id) },
    })),
    ...games.items.map(({ id, title, genres, picture }) => ({
      kind: 'game' as const,
      ...{ id, name: title, picture, path: paths.game(id) },
      detail: genres.map(({ name }) => name).join(' / '),
    })),
    ...characters.items.map(({ id, name, category, picture }) => ({
      kind: 'character' as const,
      ...{ id, name, picture, detail: category.name, path: paths.partnerDetail(id) },
    })),
  ].slice(0, MAX_SUGGESTIONS);
}

/** Results for a text that is being typed. While they load, those of the previous text. */
export const useSuggestions = (text: string) =>
  useApiQuery(
    SEARCH,
    { query: { q: text, kind: 'all', page: 1, size: MAX_OF_KIND } },
    { enabled: text !== '', keepPrevious: true },
  );
