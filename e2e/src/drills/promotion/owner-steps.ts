import type { LogEntry } from '@huoban/contracts';
import { buildOf, isRefused } from './acts';
import { waitForRelease } from './release-watch';
import { LIVE_MS, step, type PromotionStep } from './step';

/** What `release pending` lists. */
interface PendingAct {
  id: string;
  entry: LogEntry;
}

const REASON = ['--reason', 'the drill'];

export const ownerSteps: readonly PromotionStep[] = [
  step('pin on production with a key for staging', async ({ site }, { holds }) => {
    const ci = await site.createKey('staging', 'ci');
    const pin = site.releaseAs(ci, 'pin', ...homePin(), ...REASON);
    holds('refused by R061', await isRefused(pin, 'R061'));
  }),
  step('pin on production, which needs two owners', async ({ site }, { holds, within }) => {
    const ming = await site.createKey('manager', 'ming');
    const hana = await site.createKey('manager', 'hana');
    await site.release('keys', 'policy', '--signatures', '2', ...REASON);
    const before = await site.history('production');
    const pin = site.releaseAs(ming, 'pin', ...homePin(), ...REASON);
    holds('it waits for the other owner', await isRefused(pin, '"required": 2'));
    const [act] = await site.release<PendingAct[]>('pending');
    if (!act) throw new Error('no act waits');
    const { id, entry: proposed } = act;
    holds(
      'its author cannot confirm it',
      await isRefused(site.releaseAs(ming, 'confirm', id), 'R062'),
    );
    holds('nothing was changed', (await site.history('production')).length === before.length);
    const served = await site.read(site.replicas[0], '/');
    holds('it is not served', !served.includes(proposed.release));
    const [servedAt] = await Promise.all([
      waitForRelease(site.replicas, proposed.release),
      site.releaseAs(hana, 'confirm', id),
    ]);
    within('served by both replicas', servedAt - (await site.loggedAt(proposed)), LIVE_MS);
    const entry = (await site.history('production')).at(-1);
    holds('the entry names its author', entry?.author === 'ming');
  }),
];

const homePin = (): string[] => ['mfe-home', buildOf('mfe-home').version, '--force', 'the drill'];
