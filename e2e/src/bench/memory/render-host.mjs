import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { renderPage, startRenderWorker } from '../render/render-worker.mjs';

/**
 * @typedef {import('@huoban/contracts').Release} Release
 * @typedef {import('../render/render-worker.mjs').WorkerTask & {
 *   section: import('@huoban/contracts').SectionName, url: string, versions: number, interval: number }} Task
 */

const PROBE = new URL('./memory-probe.mjs', import.meta.url);
/** Limit of a worker in the shell, in MB. */
const MEMORY_MB = 256;

/** @type {Task} */
const task = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'));
const { version: original } = task.release.sections[task.section];
const folder = path.join(task.registry, 'artifacts', task.section);
const code = fs.readFileSync(path.join(folder, original, 'server', 'index.cjs'), 'utf8');
const record = fs.readFileSync(path.join(folder, original, 'version.json'), 'utf8');

const worker = await startRenderWorker(task, PROBE, { maxOldGenerationSizeMb: MEMORY_MB });
const memory = new BroadcastChannel('memory');

/** @param {Buffer} content */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Writes a version that differs only in its version string.
 * @param {string} version
 * @returns {Release} with this version pinned
 */
function publish(version) {
  const files = {
    'server/index.cjs': Buffer.from(`${code.replaceAll(original, version)}\n// ${version}\n`),
    'version.json': Buffer.from(record.replaceAll(original, version)),
  };
  const to = path.join(folder, version);
  fs.mkdirSync(path.join(to, 'server'), { recursive: true });
  fs.symlinkSync(path.join(folder, original, 'client'), path.join(to, 'client'));
  for (const [file, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(to, file), content);
  }
  const prefix = `${task.section}/${original}/`;
  const hashed = Object.fromEntries(
    Object.entries(task.release.files).map(([file, found]) => [
      file.replace(prefix, `${task.section}/${version}/`),
      found,
    ]),
  );
  hashed[`${task.section}/${version}/server/index.cjs`] = {
    bytes: files['server/index.cjs'].length,
    integrity: integrityOf(files['server/index.cjs']),
  };
  const pin = { version, record: integrityOf(files['version.json']), fallback: null };
  const sections = { ...task.release.sections, [task.section]: pin };
  return { ...task.release, sections, files: hashed };
}

/**
 * Renders the page with this version, as a pin and a visit would.
 * @param {number} job
 */
async function load(job) {
  const version = `${original}.${String(job)}`;
  const id = String(job).padStart(64, '0');
  worker.postMessage({ type: 'release', served: { id, release: publish(version) } });
  const { answer, message } = await renderPage(worker, { job, release: id, url: task.url });
  if (answer?.served?.version !== version)
    throw new Error(`${version} was not served: ${message ?? answer?.failed?.message}`);
  fs.rmSync(path.join(folder, version), { recursive: true });
}

/** @param {number} versions */
async function measure(versions) {
  globalThis.gc?.();
  const measured = new Promise((resolve) => {
    memory.onmessage = ({ data }) => resolve(data);
  });
  memory.postMessage('measure');
  const { heapUsed, external } = await measured;
  const { rss } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ versions, rss, heapUsed, external })}\n`);
}

await load(task.versions + 1);
await measure(0);
for (let job = 1; job <= task.versions; job += 1) {
  await load(job);
  if (job % task.interval === 0 || job === task.versions) await measure(job);
}
memory.close();
await worker.terminate();
