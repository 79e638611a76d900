import type * as z from 'zod';
import type { activity } from './activity';
import type { characterCard, gameCard } from './cards';
import type { PLAY_STATES, playList } from './collection';
import type { characterDetail, characterSquare, featuredCharacter } from './characters';
import type {
  entityCard,
  entityDetail,
  foundCharacter,
  foundEntity,
  foundGame,
  gameDetail,
  gameScene,
  gameList,
  searchResult,
} from './games';
import type { message } from './im';
import type { facet, highlighted, named, picture } from './parts';
import type { quest, questCard, scene } from './quest';
import type { adReport } from './reports';
import type { account, avatar } from './users';

/*
 * Browser code imports only types from here (`import type`), because the schemas import zod.
 */
export { endpointGroups, endpoints } from './endpoints';
export { KANA_ROWS, PLAYER_COUNTS } from './games';
export { AVATAR_COLORS, AVATAR_FIGURES } from './users';
export { ERROR_CODES } from './envelope';
export type { Envelope, ErrorName } from './envelope';
export type { ApiClient, CallOptions } from './client';
export type { ApiFailure } from './failure';
export { isEndpointKey } from './endpoint-key';
export type { Access, Endpoint, EndpointInput, EndpointKey, EndpointPayload } from './endpoint';

export type PictureRecord = z.output<typeof picture>;
export type NamedRef = z.output<typeof named>;
export type Facet = z.output<typeof facet>;
export type HighlightedText = z.output<typeof highlighted>;

export type GameCard = z.output<typeof gameCard>;
export type GameList = z.output<typeof gameList>;
export type GameDetail = z.output<typeof gameDetail>;
export type GameScene = z.output<typeof gameScene>;
export type EntityCard = z.output<typeof entityCard>;
export type EntityDetail = z.output<typeof entityDetail>;
export type GameHit = z.output<typeof foundGame>;
export type CharacterHit = z.output<typeof foundCharacter>;
export type EntityHit = z.output<typeof foundEntity>;
export type SearchResult = z.output<typeof searchResult>;

export type CharacterCard = z.output<typeof characterCard>;
export type FeaturedCharacter = z.output<typeof featuredCharacter>;
export type CharacterDetail = z.output<typeof characterDetail>;
export type CharacterSquare = z.output<typeof characterSquare>;

export type PlayList = z.output<typeof playList>;
export type PlayState = (typeof PLAY_STATES)[number];
export type Activity = z.output<typeof activity>;
export type Avatar = z.output<typeof avatar>;
export type Account = z.output<typeof account>;
export type Message = z.output<typeof message>;
export type Quest = z.output<typeof quest>;
export type QuestCard = z.output<typeof questCard>;
export type Scene = z.output<typeof scene>;
export type AdReport = z.output<typeof adReport>;
