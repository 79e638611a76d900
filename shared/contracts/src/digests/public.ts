/*
 * For builds, the service and release tooling: what callers rely on, as data that can be kept and compared. Browser code
 * does not import from here, it would pull in zod.
 */
export { findBreakingChanges } from './compare';
export type { BreakingChange } from './compare';
export { currentDigest, currentDigests, createDigest } from './digest';
export type { EndpointDigest } from './digest';
export { inputSchema, outputSchema } from './json-schema';
export type { JsonSchema } from './json-schema';
