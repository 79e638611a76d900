import type { Release, SiteConfig } from '@huoban/contracts';
import type { RenderAnswer, RenderRequest } from '../server/render-host';

/** What a worker is started with. `beat` counts up while its event loop turns. */
export interface WorkerStart {
  registry: string;
  serviceUrl: string;
  site: SiteConfig;
  beat: SharedArrayBuffer;
}

export interface ServedRelease {
  id: string;
  release: Release;
}

export type ToWorker =
  | { type: 'release'; served: ServedRelease }
  | { type: 'render'; job: number; request: RenderRequest };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'started'; job: number }
  | { type: 'answer'; job: number; answer: RenderAnswer }
  | { type: 'failed'; job: number; message: string };
