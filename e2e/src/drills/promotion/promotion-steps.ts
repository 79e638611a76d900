import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LogEntry, Release } from '@huoban/contracts';
import { script } from '../../bench/site-programs';
import { changedBuild, type ChangedBuild } from './changed-build';
import { LIVE_MS, SUBJECTS, type DrillContext } from './promotion-context';
import { seenAt, watchFrom } from './release-watch';

const PUBLISH_MS = 5_000;

/** What `plan` and `show` print, as far as the drill reads it. */
interface Planned {
  changes: boolean;
  diff: { artifacts: { name: string }[] } | null;
  refusals: { code: string }[];
}
interface Shown {
  release: Release;
}

/** New versions of two sections travel from their builds to visitors, by one smoke run. */
export async function promotionSteps(context: DrillContext): Promise<void> {
  const { table, site } = context;
  const { release } = await site.release<Shown>('show');
  const change = { version: '9.0.0-drill', mark: '（演练）' };
  const home = await changedBuild(site.registry, release, 'home', change);
  const legal = await changedBuild(site.registry, release, 'legal', change);
  await table.run('publish a new mfe-home', async ({ within, holds }) => {
    const began = performance.now();
    await publish(context, home);
    within('published', performance.now() - began, PUBLISH_MS);
    await publish(context, legal);
    const html = await site.read(site.replicas[0], '/');
    holds('visitors see nothing of it yet', !html.includes(home.word));
  });
  await table.run('plan', async ({ holds }) => {
    const before = await site.history('staging');
    const plan = await site.release<Planned>(
      'plan',
      home.name,
      home.version,
      '--channel',
      'staging',
    );
    holds('nothing speaks against it', plan.changes && plan.refusals.length === 0);
    const touched = plan.diff?.artifacts.map(({ name }) => name) ?? [];
    holds('it would change mfe-home alone', touched.join() === home.name);
    holds('nothing was changed', (await site.history('staging')).length === before.length);
  });
  await table.run('pin to staging', async ({ within, holds }) => {
    const pins = [home, legal].flatMap(({ name, version }) => [name, version]);
    const entry = await site.act('pin', '--channel', 'staging', ...pins);
    const { at } = await seenAt([site.staging], entry.release);
    within('served by the staging shell', Math.max(...at) - Date.parse(entry.at), LIVE_MS);
    const html = await site.read(site.replicas[0], '/');
    holds('production is as it was', !html.includes(home.word));
  });
  await table.run('promote without evidence', async ({ holds }) => {
    const refused = await promote(context, home.name, []).catch(String);
    holds('refused by R018', typeof refused === 'string' && refused.includes('R018'));
  });
  await smokeStep(context);
  if (context.short) await partialStep(context);
  await promoteStep(context, 'home', home);
  await promoteStep(context, 'legal', legal);
}

export const publish = ({ site }: DrillContext, { name, folder }: ChangedBuild): Promise<unknown> =>
  site.release('publish', name, '--folder', folder);

/** The short form looks at one page; no run speaks for the release then, and the log says why it goes on. */
const promote = (
  { site, short }: DrillContext,
  name: string,
  why = short ? ['--force', 'the short drill looks at one page only'] : [],
): Promise<LogEntry> => site.act('promote', '--from', 'staging', '--only', name, ...why);

async function smokeStep({ table, site, folder, short }: DrillContext): Promise<void> {
  await table.run('smoke', async ({ note, holds }) => {
    const report = path.join(folder, 'smoke.xml');
    const few = short ? ['--only', '/about-us (desktop)'] : [];
    const args = ['--url', site.staging, '--junit', report, ...few];
    const began = performance.now();
    const said = await script(['e2e/src/smoke.ts', ...args]).catch(String);
    note(`${Math.round((performance.now() - began) / 1000)} s`);
    const failed = (await readFile(report, 'utf8')).includes('<failure');
    holds(failed ? `no check failed: ${faultsIn(said)}` : 'no check failed', !failed);
    await site.release('smoke', '--report', report);
  });
}

/** What only one page speaks for stays where it is. */
async function partialStep({ table, site }: DrillContext): Promise<void> {
  await table.run('promote on a run of one page', async ({ holds }) => {
    const refused = await site.act('promote', '--from', 'staging').catch(String);
    holds('refused by R048', typeof refused === 'string' && refused.includes('R048'));
  });
}

/** The lines with which smoke names what failed. */
const faultsIn = (said: string): string =>
  said
    .split('\n')
    .filter((line) => line.startsWith('✗'))
    .join('; ')
    .slice(0, 200);

/** Puts one section of staging in force, seen from inside of a browser at both replicas. */
async function promoteStep(
  context: DrillContext,
  subject: keyof typeof SUBJECTS,
  build: ChangedBuild,
): Promise<void> {
  const { table, site, watching, openTab } = context;
  await table.run(`promote ${build.name}`, async ({ within, holds }) => {
    const before = (await site.history('production')).at(-1)?.release ?? '';
    const seen = watchFrom(watching, before);
    // A promotion that is refused is the problem to tell, not that nothing was seen.
    seen.catch(() => undefined);
    const entry = await promote(context, build.name);
    const sightings = await seen;
    holds(
      'the tabs see just that release',
      sightings.every(({ id }) => id === entry.release),
    );
    const last = Math.max(...sightings.map(({ at }) => at));
    within('seen in a browser at both replicas', last - Date.parse(entry.at), LIVE_MS);
    for (const origin of site.replicas) {
      const html = await site.read(origin, SUBJECTS[subject].path);
      holds(`${origin} says the new word`, html.includes(build.word));
    }
    await openTab.goOn();
    holds('the open tab went on unharmed', true);
  });
}
