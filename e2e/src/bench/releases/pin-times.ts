import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@huoban/contracts';
import { openSigner, pin } from '@huoban/release';
import { timed } from '../../drills/context/timing';
import { writeVariant } from '../../drills/context/changed-version';
import { keysBeside, releaseTool } from '../site-programs';
import type { Measured } from './measurement';

const SECTION = 'mfe-home';
const CHANNEL = 'production';
const PAUSE_MS = 10;
const WARM_PAGES = 20;
const LIVE_GOAL = 1_000;
const PUBLISH_GOAL = 5_000;

export interface PinBench {
  registry: string;
  /** Address of a shell that follows the registry. */
  shell: string;
  release: Release;
  rounds: number;
}

/** Publishes, pins and opens a new version in each round; the first page of it beside later ones. */
export async function pinTimes({
  registry,
  shell,
  release,
  rounds,
}: PinBench): Promise<Measured[]> {
  const signer = await openSigner(keysBeside(registry));
  const published: number[] = [];
  const copied: number[] = [];
  const live: number[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  const from = release.sections[SECTION].version;
  for (let round = 1; round <= rounds; round += 1) {
    const version = `9.0.${round}-bench`;
    const change = (text: string): string => text;
    const folder = await writeVariant(registry, { name: SECTION, from, version, change });
    copied.push((await timed(() => copyOf(folder))).ms);
    published.push(
      (await timed(() => releaseTool(registry, 'publish', SECTION, '--folder', folder))).ms,
    );
    await fs.rm(folder, { recursive: true, force: true });
    const began = performance.now();
    const act = { channel: CHANNEL, author: 'bench', reason: 'a bench', force: 'a bench', signer };
    const { entry } = await pin(registry, { ...act, versions: { [SECTION]: version } });
    while ((await latest(shell)) !== entry.release) await sleep(PAUSE_MS);
    const first = await timed(() => page(shell, entry.release, `first-${round}`));
    live.push(performance.now() - began);
    cold.push(first.ms);
    for (let number = 0; number < WARM_PAGES; number += 1) {
      warm.push((await timed(() => page(shell, entry.release, `${round}-${number}`))).ms);
    }
  }
  return [
    {
      name: 'publish a built section (command)',
      times: published,
      beside: { name: 'copy of its folder', times: copied },
      goal: PUBLISH_GOAL,
    },
    { name: 'pin to first page served with it', times: live, beside: null, goal: LIVE_GOAL },
    {
      name: 'page by a version loaded for the first time',
      times: cold,
      beside: { name: 'by a warm one', times: warm },
      goal: null,
    },
  ];
}

async function copyOf(folder: string): Promise<void> {
  const target = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-copy-'));
  await fs.cp(folder, target, { recursive: true });
  await fs.rm(target, { recursive: true, force: true });
}

async function latest(shell: string): Promise<string> {
  const answer = await fetch(`${shell}/builds/latest.json`);
  return ((await answer.json()) as { id: string }).id;
}

/** Reads the home page past the cache of a second. @throws Error when another release rendered it */
async function page(shell: string, release: string, fresh: string): Promise<void> {
  const html = await (await fetch(`${shell}/?bench=${fresh}`)).text();
  if (!html.includes(release)) throw new Error(`the page is not by release ${release}`);
}
