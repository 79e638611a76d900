import type { ReusableEngine } from './reused-engines';
import type { ReplyLibrary } from '../replies/reply-library';

/** Expensive values that all test files of a process share. */
export interface ProcessCache {
  engine?: Promise<WebAssembly.Module>;
  engineFiles?: Promise<Blob>;
  empty?: Promise<Blob>;
  migrated?: Promise<Blob>;
  engines?: ReusableEngine[];
  library?: ReplyLibrary;
}

declare global {
  /** Set by the test environment of the Jest project `node`. */
  var processCache: ProcessCache | undefined;
}

/** Test files have separate modules and globals; they share only this object. */
export const cache: ProcessCache = globalThis.processCache ?? {};
