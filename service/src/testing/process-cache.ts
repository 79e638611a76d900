/** What is costly to make and the same for all test files of a process. */
export interface ProcessCache {
  engine?: Promise<WebAssembly.Module>;
  engineFiles?: Promise<Blob>;
  empty?: Promise<Blob>;
  migrated?: Promise<Blob>;
}

declare global {
  /** Put there by the test environment of the `node` project; elsewhere there is none. */
  var processCache: ProcessCache | undefined;
}

/** Files of tests have modules and globals of their own: only this object is the same in all of them. */
export const cache: ProcessCache = globalThis.processCache ?? {};
