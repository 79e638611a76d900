/*
 * Contracts of endpoints as comparable data, for builds, service and release tooling. Browser code does not import this
 * export, because it imports zod.
 */
export { findBreakingChanges } from './compare';
export type { BreakingChange } from './compare';
export { currentDigest, currentDigests, createDigest } from './digest';
export type { EndpointDigest } from './digest';
export { inputSchema, outputSchema } from './json-schema';
export type { JsonSchema } from './json-schema';
