/* What replies use of memory. */
export { foldSlot, type Memory } from './memory';
export type { MemoryIntent, ReadMemoryIntent } from './memory-intent';
export { readForgetRequest } from './reading/read-forget-request';
export { findRestriction, statesRestriction } from './restrictions';
export { findSaid } from './said-before';
export { asksForKind, findShared, recallEach, type Recalled } from './recall';
export { rememberLines, withoutForgotten } from './remember';
export { statedText } from './stated-text';
export { statedBefore } from './stated-before';
