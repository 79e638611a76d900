import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startNode } from '../harness/processes';
import { freePort } from '../harness/processes';

/** A Wednesday noon in China: of the activities of a week some are over, some run, some are to come. */
const ALWAYS = Date.parse('2026-01-14T04:00:00Z');
const CLOCK = path.join(import.meta.dirname, 'shifted-clock.mjs');

export interface SteadySite {
  url: string;
  /** Milliseconds by which its clock is ahead of the real one. */
  shiftMs: number;
  stop: () => Promise<void>;
}

/** Starts the site with its seeded content, always at the same day and hour. */
export async function startSteadySite(root: string): Promise<SteadySite> {
  const port = await freePort();
  const shiftMs = ALWAYS - Date.now();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'huoban-visual-'));
  const clock = `--import=${pathToFileURL(CLOCK).href}`;
  const program = await startNode(['scripts/start.mjs'], /^ready http/m, {
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      CLOCK_SHIFT_MS: String(shiftMs),
      NODE_OPTIONS: [process.env.NODE_OPTIONS, clock].filter(Boolean).join(' '),
    },
  });
  const stop = async (): Promise<void> => {
    await program.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${String(port)}`, shiftMs, stop };
}
