import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { MAX_RELEASES, type FromWorker, type ToWorker, type WorkerOptions } from './messages';
import { currentThreadId } from './progress';
import { EvaluatedVersions, ReleaseRenderer } from './release-renderer';

const HEARTBEAT_INTERVAL_MS = 50;
/** A path that no release serves. */
const WARM_UP_URL = '/-/warm-up';

const options = workerData as WorkerOptions;
const heartbeat = new Int32Array(options.heartbeat);
const evaluated = new EvaluatedVersions();
const releases = new LRUCache<string, ReleaseRenderer>({ max: MAX_RELEASES });

const send = (message: FromWorker): void => parentPort?.postMessage(message);

/** Called for each page as well, because no timer fires between pages that arrive together. */
const beat = (): void => void Atomics.add(heartbeat, 0, 1);

function rendererOf(id: string): ReleaseRenderer {
  const renderer = releases.get(id);
  if (!renderer) throw new Error(`release ${id} was not sent to this worker`);
  return renderer;
}

async function answer({ job, release, request }: Extract<ToWorker, { type: 'render' }>) {
  beat();
  send({ type: 'started', job });
  try {
    const rendered = await rendererOf(release).render(request);
    beat();
    send({ type: 'answer', job, answer: rendered });
  } catch (error) {
    send({ type: 'failed', job, message: error instanceof Error ? error.message : String(error) });
  }
}

/** Renders a page that needs no section, so that the first visitor after a pin does not wait for cold code. */
async function warmUp(id: string): Promise<void> {
  try {
    await rendererOf(id).render({ url: WARM_UP_URL, avoid: [] });
  } catch {
    // The first request reports a shell that cannot be loaded.
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'render') return void answer(message);
  if (message.type === 'warm') return void warmUp(message.release);
  const { id } = message.served;
  if (!releases.get(id)) releases.set(id, new ReleaseRenderer(options, message.served, evaluated));
});
setInterval(beat, HEARTBEAT_INTERVAL_MS);
send({ type: 'ready', thread: currentThreadId() });
