import { activityEndpoints } from './activity';
import { characterEndpoints } from './characters';
import { gameEndpoints } from './games';
import { imEndpoints } from './im';
import { questEndpoints } from './quest';
import { reportEndpoints } from './reports';
import { userEndpoints } from './users';

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
