// Speaks as worker.ts does; what it does with a request is what the path says.
import { threadId, parentPort, workerData } from 'node:worker_threads';

const beat = new Int32Array(workerData.beat);
/** @type {string | null} */
let release = null;

/** @param {number} job @param {object} answer */
const say = (job, answer) => parentPort?.postMessage({ type: 'answer', job, answer });

/** @type {Record<string, (job: number) => void>} */
const DOINGS = {
  '/ok': (job) => say(job, { status: 200, body: String(threadId), served: release }),
  '/slow': (job) => setTimeout(() => DOINGS['/ok']?.(job), 400),
  '/loop': () => {
    for (;;);
  },
  '/exit': () => process.exit(0),
  '/ok-then-exit': (job) => {
    DOINGS['/ok']?.(job);
    DOINGS['/exit-later']?.(job);
  },
  '/ok-then-loop': (job) => {
    DOINGS['/ok']?.(job);
    DOINGS['/loop']?.(job);
  },
  '/exit-later': () => setTimeout(() => process.exit(1), 100),
  '/crash': () =>
    setImmediate(() => {
      throw new Error('thrown outside of any request');
    }),
  '/failed': (job) => parentPort?.postMessage({ type: 'failed', job, message: 'no shell' }),
};

parentPort?.on('message', (message) => {
  if (message.type === 'release') release = message.served.id;
  else {
    parentPort?.postMessage({ type: 'started', job: message.job });
    DOINGS[message.request.url]?.(message.job);
  }
});
setInterval(() => Atomics.add(beat, 0, 1), 50);
parentPort?.postMessage({ type: 'ready' });
