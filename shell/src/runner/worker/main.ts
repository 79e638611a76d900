import { parentPort, workerData } from 'node:worker_threads';
import { EvaluatedVersions } from './release-host';
import { ReleaseRenderer } from './release-renderer';
import { VersionCache } from '../files/version-cache';
import { MAX_RELEASES, type FromWorker, type ToWorker, type WorkerOptions } from './messages';
import { currentThreadId } from './progress';

const BEAT_MS = 50;
/** An address that no release serves. */
const WARM_UP = '/-/warm-up';

const start = workerData as WorkerOptions;
const beat = new Int32Array(start.heartbeat);
const evaluated = new EvaluatedVersions();
const releases = new VersionCache<ReleaseRenderer>(MAX_RELEASES);

const send = (message: FromWorker): void => parentPort?.postMessage(message);

const named = (id: string): ReleaseRenderer =>
  releases.get(id, () => {
    throw new Error(`no release ${id} has been named yet`);
  });

/** Shows that the thread gets on: with each page as well, as no timer comes between pages that arrive together. */
const beatOnce = (): void => void Atomics.add(beat, 0, 1);

async function answer({ job, release, request }: Extract<ToWorker, { type: 'render' }>) {
  beatOnce();
  send({ type: 'started', job });
  try {
    const made = await named(release).render(request);
    beatOnce();
    send({ type: 'answer', job, answer: made });
  } catch (failure) {
    send({
      type: 'failed',
      job,
      message: failure instanceof Error ? failure.message : String(failure),
    });
  }
}

/** Renders the page that needs no section, so that the first visitor after a pin does not wait for cold code. */
async function warmUp(id: string): Promise<void> {
  // A shell that cannot be loaded is told by the first request.
  await Promise.resolve()
    .then(() => named(id).render({ url: WARM_UP, avoid: [] }))
    .catch(() => undefined);
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'render') return void answer(message);
  if (message.type === 'warm') return void warmUp(message.release);
  releases.get(message.served.id, () => new ReleaseRenderer(start, message.served, evaluated));
});
setInterval(beatOnce, BEAT_MS);
send({ type: 'ready', thread: currentThreadId() });
