// Speaks as worker.ts does; what it does with a request is what the path says.
import { existsSync, readlinkSync } from 'node:fs';
import { threadId, parentPort, workerData } from 'node:worker_threads';

const beat = new Int32Array(workerData.heartbeat);
/** The releases named last, as many as worker.ts keeps, the latest at the end. @type {string[]} */
let held = [];
/** @type {string[]} */
const warmed = [];
/** @type {string | null} */
let release = null;

/** @param {string} id */
const hold = (id) => {
  held = [...held.filter((other) => other !== id), id].slice(-4);
};

/** @param {number} job @param {object} answer */
const say = (job, answer) => parentPort?.postMessage({ type: 'answer', job, answer });

/** @type {Record<string, (job: number) => void>} */
const DOINGS = {
  '/ok': (job) => say(job, { status: 200, body: String(threadId), served: release }),
  '/warmed': (job) => say(job, { status: 200, body: warmed.join(), served: release }),
  '/slow': (job) => setTimeout(() => DOINGS['/ok']?.(job), 400),
  '/loop': () => {
    for (;;);
  },
  // What a thread looks like that waits for the processor.
  '/starved': (job) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    DOINGS['/ok']?.(job);
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
  if (message.type === 'release') return hold(message.served.id);
  if (!held.includes(message.release)) throw new Error(`${message.release} is not held`);
  hold(message.release);
  if (message.type === 'warm') return warmed.push(message.release);
  release = message.release;
  parentPort?.postMessage({ type: 'started', job: message.job });
  return DOINGS[message.request.url]?.(message.job);
});
setInterval(() => Atomics.add(beat, 0, 1), 50);
const isTold = existsSync('/proc/thread-self');
const thread = isTold ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : null;
parentPort?.postMessage({ type: 'ready', thread });
