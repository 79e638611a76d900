import { parentPort, workerData } from 'node:worker_threads';
import { EvaluatedVersions, ReleaseHost } from './release-host';
import type { FromWorker, ServedRelease, ToWorker, WorkerStart } from './worker-messages';

const BEAT_MS = 50;
/** An address that no release serves. */
const WARM_UP = '/-/warm-up';

const start = workerData as WorkerStart;
const beat = new Int32Array(start.beat);
const evaluated = new EvaluatedVersions();
let served: ServedRelease | null = null;
let host: ReleaseHost | null = null;

const send = (message: FromWorker): void => parentPort?.postMessage(message);

/** Made with the first render of a release, so that a bad shell fails a request and not the worker. */
function currentHost(): ReleaseHost {
  if (host) return host;
  if (!served) throw new Error('no release has been named yet');
  const { registry, site, serviceUrl } = start;
  host = new ReleaseHost(registry, served, site, serviceUrl, evaluated);
  return host;
}

async function answer({ job, request }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  send({ type: 'started', job });
  try {
    send({ type: 'answer', job, answer: await currentHost().render(request) });
  } catch (failure) {
    send({
      type: 'failed',
      job,
      message: failure instanceof Error ? failure.message : String(failure),
    });
  }
}

/** Renders the page that needs no section, so that the first visitor after a pin does not wait for cold code. */
function warmUp(): void {
  try {
    void currentHost()
      .render({ url: WARM_UP, avoid: [] })
      .catch(() => undefined);
  } catch {
    // A shell that cannot be loaded is told by the first request.
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'render') return void answer(message);
  served = message.served;
  host = null;
  warmUp();
});
setInterval(() => Atomics.add(beat, 0, 1), BEAT_MS);
send({ type: 'ready' });
