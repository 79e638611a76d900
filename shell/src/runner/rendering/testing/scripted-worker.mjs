// Implements the protocol of worker/main.ts; the path of a request selects what it does.
import { existsSync, readlinkSync } from 'node:fs';
import { threadId, parentPort, workerData } from 'node:worker_threads';

const heartbeat = new Int32Array(workerData.heartbeat);
/** The most recently named releases, as many as worker/main.ts keeps, the latest at the end. @type {string[]} */
let held = [];
/** @type {string[]} */
const warmed = [];
/** @type {string | null} */
let release = null;

/** @param {string} id */
function hold(id) {
  held = [...held.filter((other) => other !== id), id].slice(-4);
}

/** @param {number} job @param {object} answer */
const reply = (job, answer) => parentPort?.postMessage({ type: 'answer', job, answer });

/** @type {Record<string, (job: number) => void>} */
const SCRIPTS = {
  '/ok': (job) => reply(job, { status: 200, body: String(threadId), served: release }),
  '/warmed': (job) => reply(job, { status: 200, body: warmed.join(), served: release }),
  '/slow': (job) => setTimeout(() => SCRIPTS['/ok']?.(job), 400),
  '/loop': () => {
    for (;;);
  },
  // A thread that waits for a processor.
  '/starved': (job) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    SCRIPTS['/ok']?.(job);
  },
  '/exit': () => process.exit(0),
  '/ok-then-exit': (job) => {
    SCRIPTS['/ok']?.(job);
    SCRIPTS['/exit-later']?.(job);
  },
  '/ok-then-loop': (job) => {
    SCRIPTS['/ok']?.(job);
    SCRIPTS['/loop']?.(job);
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
  if (!held.includes(message.release)) throw new Error(`${message.release} was not sent`);
  hold(message.release);
  if (message.type === 'warm') return warmed.push(message.release);
  release = message.release;
  parentPort?.postMessage({ type: 'started', job: message.job });
  return SCRIPTS[message.request.url]?.(message.job);
});
setInterval(() => Atomics.add(heartbeat, 0, 1), 50);
const hasThreadIds = existsSync('/proc/thread-self');
const thread = hasThreadIds ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : null;
parentPort?.postMessage({ type: 'ready', thread });
