import { Worker } from 'node:worker_threads';

/**
 * What a render worker of the shell needs.
 * @typedef {{ worker: string, registry: string, serviceUrl: string, site: unknown,
 *   release: import('@huoban/contracts').Release }} WorkerTask
 */

/**
 * Starts a render worker of the shell and waits until it is ready.
 * @param {WorkerTask} task
 * @param {URL} probe module that the worker loads before its own program
 * @param {import('node:worker_threads').ResourceLimits} [resourceLimits]
 */
export async function startRenderWorker(task, probe, resourceLimits = {}) {
  const { registry, serviceUrl, site } = task;
  const worker = new Worker(task.worker, {
    workerData: { folders: [registry], serviceUrl, site, heartbeat: new SharedArrayBuffer(4) },
    resourceLimits,
    execArgv: ['--import', probe.href],
  });
  await nextMessage(worker);
  return worker;
}

/**
 * @param {Worker} worker
 * @param {{ job: number, release: string, url: string }} page of a release that the worker was sent
 * @returns {Promise<any>} the result of the job
 */
export async function renderPage(worker, { job, release, url }) {
  worker.postMessage({ type: 'render', job, release, request: { url, avoid: [] } });
  for (;;) {
    const message = await nextMessage(worker);
    if (message.job === job && message.type !== 'started') return message;
  }
}

/**
 * @param {Worker} worker
 * @returns {Promise<any>}
 */
const nextMessage = (worker) =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (value) => {
      worker.off('error', reject);
      resolve(value);
    });
  });
