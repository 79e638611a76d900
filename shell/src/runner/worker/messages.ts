import type { Release, SiteConfig } from '@huoban/contracts';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';

/** `workerData` of a render worker. The worker increments `heartbeat` while its event loop turns. */
export interface WorkerOptions {
  /** Of published versions, with the layout of a registry; the first one with an intact file is read. */
  folders: readonly string[];
  serviceUrl: string;
  site: SiteConfig;
  heartbeat: SharedArrayBuffer;
}

export interface ServedRelease {
  id: string;
  release: Release;
}

/** Releases that a worker holds at a time: base, canary, and two of testers. */
export const MAX_RELEASES = 4;

/**
 * `release` precedes the first message that names its id. Both sides keep the `MAX_RELEASES` most recently named ones,
 * so that each knows which ones the other has dropped.
 */
export type ToWorker =
  | { type: 'release'; served: ServedRelease }
  | { type: 'warm'; release: string }
  | { type: 'render'; job: number; release: string; request: RenderRequest };

export type FromWorker =
  /** `thread`: the operating system's thread id, if it has one. */
  | { type: 'ready'; thread: number | null }
  | { type: 'started'; job: number }
  | { type: 'answer'; job: number; answer: RenderAnswer }
  | { type: 'failed'; job: number; message: string };
