import { activityEndpoints } from './activity';
import { characterEndpoints } from './characters';
import { collectionEndpoints } from './collection';
import { gameEndpoints } from './games';
import { guestEndpoints } from './guest';
import { imEndpoints } from './im';
import { memoryEndpoints } from './memory';
import { questEndpoints } from './quest';
import { reportEndpoints } from './reports';
import { userEndpoints } from './users';

/** Endpoints by topic, in the order of the documentation. */
export const endpointGroups = {
  characters: characterEndpoints,
  games: gameEndpoints,
  quests: questEndpoints,
  activities: activityEndpoints,
  accounts: userEndpoints,
  collections: collectionEndpoints,
  messaging: imEndpoints,
  guests: guestEndpoints,
  memory: memoryEndpoints,
  reports: reportEndpoints,
} as const;

/**
 * All endpoints, by `METHOD path`. Changes must be additive, because open tabs and rolled-back sections still call the
 * contract that they were built against.
 */
export const endpoints = {
  ...activityEndpoints,
  ...characterEndpoints,
  ...collectionEndpoints,
  ...gameEndpoints,
  ...guestEndpoints,
  ...imEndpoints,
  ...memoryEndpoints,
  ...questEndpoints,
  ...reportEndpoints,
  ...userEndpoints,
} as const;
