import fs from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@huoban/contracts';
import { openSigner, pin } from '@huoban/release';
import { writeChangedVersion } from '../../drills/context/changed-version';
import { withCleanup } from '../../harness/cleanup';
import { readJson } from '../../harness/http';
import { keysBeside, releaseTool } from '../../harness/servers';
import { timed } from '../../harness/statistics';
import type { Measurement } from './measurements';

const SECTION = 'mfe-home';
const CHANNEL = 'production';
const INTERVAL_MS = 10;
const WARM_PAGES = 20;
const MAX_LIVE_MS = 1_000;
const MAX_PUBLISH_MS = 5_000;

export interface PinBench {
  registry: string;
  /** Origin of a shell that follows the registry. */
  shell: string;
  release: Release;
  rounds: number;
}

/** Publishes, pins and opens a new version in each round; its first page is compared with later ones. */
export async function measurePins(options: PinBench): Promise<Measurement[]> {
  const { registry, shell, release, rounds } = options;
  const signer = await openSigner(keysBeside(registry));
  const published: number[] = [];
  const copied: number[] = [];
  const live: number[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  const { version: from } = release.sections[SECTION];
  for (let round = 1; round <= rounds; round += 1) {
    const version = `9.0.${round}-bench`;
    await withCleanup(async (cleanup) => {
      const changed = { name: SECTION, from, version } as const;
      const folder = await writeChangedVersion(cleanup, registry, changed);
      copied.push((await timed(() => copyFolder(folder))).ms);
      const publish = () => releaseTool(registry, ['publish', SECTION, '--folder', folder]);
      published.push((await timed(publish)).ms);
    });
    const startedAt = performance.now();
    const act = { channel: CHANNEL, author: 'bench', reason: 'a bench', force: 'a bench', signer };
    const { entry } = await pin(registry, { ...act, versions: { [SECTION]: version } });
    while ((await latestRelease(shell)) !== entry.release) await sleep(INTERVAL_MS);
    const first = await timed(() => openPage(shell, entry.release, `first-${round}`));
    live.push(performance.now() - startedAt);
    cold.push(first.ms);
    for (let number = 0; number < WARM_PAGES; number += 1)
      warm.push((await timed(() => openPage(shell, entry.release, `${round}-${number}`))).ms);
  }
  return [
    {
      name: 'publish a built section (command)',
      times: published,
      reference: { name: 'copy of its folder', times: copied },
      maxMs: MAX_PUBLISH_MS,
    },
    { name: 'pin to first page served with it', times: live, reference: null, maxMs: MAX_LIVE_MS },
    {
      name: 'page by a version loaded for the first time',
      times: cold,
      reference: { name: 'by a warm one', times: warm },
      maxMs: null,
    },
  ];
}

const copyFolder = (folder: string): Promise<void> =>
  withCleanup(async (cleanup) =>
    fs.cp(folder, await cleanup.temporaryFolder('huoban-copy-'), { recursive: true }),
  );

const latestRelease = async (shell: string): Promise<string> =>
  (await readJson<{ id: string }>(fetch(`${shell}/builds/latest.json`))).id;

/** Loads the home page past the response cache of a second. @throws Error when another release rendered it */
async function openPage(shell: string, release: string, uncached: string): Promise<void> {
  const html = await (await fetch(`${shell}/?bench=${uncached}`)).text();
  if (!html.includes(release)) throw new Error(`the page is not by release ${release}`);
}
