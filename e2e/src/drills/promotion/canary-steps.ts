import type { LogEntry, Release } from '@huoban/contracts';
import { waitUntil } from '../context/timing';
import { changedBuild } from './changed-build';
import type { DrillContext } from './promotion-context';
import { publish } from './promotion-steps';

const SHARE = 50;
const VISITS = 100;
const WITHDRAWN_MS = 30_000;
const PATIENCE_MS = 120_000;
/** Buckets at both ends: one of the canary's share, one outside of it. */
const [INSIDE, OUTSIDE] = ['huoban_bucket=0', 'huoban_bucket=99'];
const BREAKS = "\nthrow new Error('broken by the drill');\n";

/** A version that cannot start is given to half of the visitors, and taken from them by itself. */
export async function badVersionSteps(context: DrillContext): Promise<string> {
  const { table, site, openTab } = context;
  const { release } = await site.release<{ release: Release }>('show');
  const broken = await changedBuild(site.registry, release, 'home', {
    version: '9.1.0-broken',
    mark: '（坏的）',
    code: BREAKS,
  });
  let started: LogEntry | null = null;
  await table.run('canary of a broken mfe-home', async ({ holds }) => {
    await publish(context, broken);
    const limits = ['--share', String(SHARE), '--factor', '2', '--visits', String(VISITS)];
    const why = ['--force', 'the drill wants it broken'];
    started = await site.act('canary', 'start', broken.name, broken.version, ...limits, ...why);
    const id = started.canary?.release ?? '-';
    let inside = '';
    await waitUntil('the canary is served', PATIENCE_MS, async () => {
      inside = await site.read(site.replicas[0], '/', INSIDE);
      return inside.includes(id);
    });
    holds('its visitors get the fallback version', !inside.includes(broken.word));
    const outside = await site.read(site.replicas[0], '/', OUTSIDE);
    holds('the others are not in it', !outside.includes(id));
  });
  await table.run('the canary is withdrawn by itself', async ({ within, note, holds }) => {
    const last = async () => (await site.history('production')).at(-1);
    await waitUntil(
      'the canary is withdrawn',
      PATIENCE_MS,
      async () => (await last())?.canary === null,
    );
    const entry = await last();
    const took = Date.parse(entry?.at ?? '') - Date.parse(started?.at ?? '');
    within('after its start', took, WITHDRAWN_MS);
    holds('by the watcher', entry?.act === 'canary-withdraw');
    note(`the log says: ${entry?.reason ?? ''}`);
    await openTab.goOn();
    holds('the open tab went on unharmed', true);
  });
  return broken.version;
}
