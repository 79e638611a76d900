import fs from 'node:fs';
import { BroadcastChannel, Worker } from 'node:worker_threads';

/**
 * @typedef {{ worker: string, registry: string, serviceUrl: string, site: unknown, url: string, pages: number,
 *   release: import('@huoban/contracts').Release }} Task
 */

/** @type {Task} */
const {
  pages,
  release,
  url,
  worker: program,
  registry,
  serviceUrl,
  site,
} = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'));
const ID = '0'.repeat(64);
const worker = new Worker(program, {
  workerData: { folders: [registry], serviceUrl, site, heartbeat: new SharedArrayBuffer(4) },
  execArgv: ['--import', new URL('./profile-probe.mjs', import.meta.url).href],
});
const probe = new BroadcastChannel('profile');

/** @param {(message: any) => boolean} isExpected */
const receive = (isExpected) =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', function look(message) {
      if (!isExpected(message)) return;
      worker.off('message', look);
      resolve(message);
    });
  });

/** @param {number} job */
async function render(job) {
  const received = receive((message) => message.job === job && message.type !== 'started');
  worker.postMessage({ type: 'render', job, release: ID, request: { url, avoid: [] } });
  const { answer, message } = await received;
  if (answer?.status !== 200)
    throw new Error(`${url} was not rendered: ${message ?? answer?.status}`);
}

/** @param {'start' | 'stop'} command */
const profile = (command) =>
  new Promise((resolve) => {
    probe.onmessage = ({ data }) => resolve(data);
    probe.postMessage(command);
  });

await receive(() => true);
worker.postMessage({ type: 'release', served: { id: ID, release } });
for (let job = 1; job <= pages; job += 1) await render(job);
await profile('start');
for (let job = 1; job <= pages; job += 1) await render(pages + job);
process.stdout.write(JSON.stringify(await profile('stop')));
probe.close();
await worker.terminate();
