import type { Release, SiteConfig } from '@huoban/contracts';
import type { RenderAnswer, RenderRequest } from '../../server/render-host';

/** What a worker is started with. `beat` counts up while its event loop turns. */
export interface WorkerOptions {
  registry: string;
  serviceUrl: string;
  site: SiteConfig;
  heartbeat: SharedArrayBuffer;
}

export interface ServedRelease {
  id: string;
  release: Release;
}

/** Releases that a worker holds at a time: base, canary, and two that testers look at. */
export const MAX_RELEASES = 4;

/**
 * `release` comes before the first message that names its id. Both sides keep the `KEPT_RELEASES` that were named last,
 * so each knows what the other one has forgotten.
 */
export type ToWorker =
  | { type: 'release'; served: ServedRelease }
  | { type: 'warm'; release: string }
  | { type: 'render'; job: number; release: string; request: RenderRequest };

export type FromWorker =
  /** `thread`: the system's number of it, where it has one. */
  | { type: 'ready'; thread: number | null }
  | { type: 'started'; job: number }
  | { type: 'answer'; job: number; answer: RenderAnswer }
  | { type: 'failed'; job: number; message: string };
