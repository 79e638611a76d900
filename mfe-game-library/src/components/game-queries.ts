import type { EndpointPayload } from '@huoban/contracts/api';

export const GAME_LIST = 'GET /api/visitor/game/list';
export const GAME_DETAIL = 'GET /api/visitor/game/detail';
export const ROLE_LIST = 'GET /api/visitor/game/entity/list';
export const ROLE_DETAIL = 'GET /api/visitor/game/entity/detail';
export const SEARCH = 'GET /api/visitor/game/knowledge/search';

/** One page of games, with the facets of the whole library. */
export type GamePage = EndpointPayload<typeof GAME_LIST>;
/** A game in a list. */
export type GameCard = GamePage['items'][number];
/** A filter value with its number of games. */
export type Facet = GamePage['genres'][number];
/** A game with its article. */
export type Game = EndpointPayload<typeof GAME_DETAIL>;
export type ArticleSection = Game['sections'][number];
export type GameScene = NonNullable<Game['scenes']>[number];
/** A partner that plays the game. */
export type PartnerCard = Game['characters'][number];
/** A role or item of a game in a list. */
export type RoleCard = EndpointPayload<typeof ROLE_LIST>['items'][number];
export type Role = EndpointPayload<typeof ROLE_DETAIL>;
export type SearchResult = EndpointPayload<typeof SEARCH>;
export type GameMatch = SearchResult['games']['items'][number];
export type PartnerMatch = SearchResult['characters']['items'][number];
export type EntityMatch = NonNullable<SearchResult['entities']>['items'][number];
/** Text split at matches of the search; `hit` marks a match. */
export type TextParts = GameMatch['title_parts'];
