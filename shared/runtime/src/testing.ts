/*
 * The door for tests of sections and of the shell; the lint rule keeps it out of everything else.
 */
export { apiFailure } from './testing/api-failure';
export { controlSight } from './testing/sight';
export { createStage } from './testing/stage';
export type { Staging } from './testing/stage';
export type { Service } from './testing/surroundings';
export { testSite } from './testing/test-site';
export { localStore } from './storage/safe-storage';
