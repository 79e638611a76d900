import fs from 'node:fs';
import { BroadcastChannel } from 'node:worker_threads';
import { renderPage, startRenderWorker } from './render-worker.mjs';

/** @type {import('./render-worker.mjs').WorkerTask & { url: string, pages: number }} */
const task = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'));
const { pages, url } = task;
const ID = '0'.repeat(64);
const probe = new BroadcastChannel('profile');

/** @param {'start' | 'stop'} command */
const profile = (command) =>
  new Promise((resolve) => {
    probe.onmessage = ({ data }) => resolve(data);
    probe.postMessage(command);
  });

const worker = await startRenderWorker(task, new URL('./profile-probe.mjs', import.meta.url));

/** @param {number} job */
async function render(job) {
  const { answer, message } = await renderPage(worker, { job, release: ID, url });
  if (answer?.status !== 200)
    throw new Error(`${url} was not rendered: ${message ?? answer?.status}`);
}

worker.postMessage({ type: 'release', served: { id: ID, release: task.release } });
for (let job = 1; job <= pages; job += 1) await render(job);
await profile('start');
for (let job = 1; job <= pages; job += 1) await render(pages + job);
process.stdout.write(JSON.stringify(await profile('stop')));
probe.close();
await worker.terminate();
