import { activityEndpoints } from './activity';
import { characterEndpoints } from './characters';
import { gameEndpoints } from './games';
import { imEndpoints } from './im';
import { questEndpoints } from './quest';
import { reportEndpoints } from './reports';
import { userEndpoints } from './users';

/** The endpoints by what they are about, in the order in which a reader wants them. */
export const endpointGroups = {
  characters: characterEndpoints,
  games: gameEndpoints,
  quests: questEndpoints,
  activities: activityEndpoints,
  accounts: userEndpoints,
  messaging: imEndpoints,
  reports: reportEndpoints,
} as const;

/**
 * Every endpoint of the service, by `METHOD path`. Changes are additive only: open tabs and rolled-back sections keep
 * calling what they were built against.
 */
export const endpoints = {
  ...activityEndpoints,
  ...characterEndpoints,
  ...gameEndpoints,
  ...imEndpoints,
  ...questEndpoints,
  ...reportEndpoints,
  ...userEndpoints,
} as const;
