import fs from 'node:fs/promises';
import path from 'node:path';
import { startCanary } from '../acts/canary/start-canary';
import { lock } from '../acts/lock-channel';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createRegistry,
  createSite,
  publishVersion,
  TRUSTED,
} from '../testing/test-registry';
import { TrustedKeys } from '../keys/trusted-keys';
import { renew } from '../acts/renew';
import { checkChannels } from './check-channels';

const DAY = 86_400_000;

const findings = async (registry: string, trusted = TRUSTED) =>
  (await checkChannels(registry, trusted))
    .filter(({ state }) => state !== 'ok')
    .map(({ about, state, text, next }) => ({ line: `${state} ${about}: ${text}`, next }));

describe('checkChannels', () => {
  it('warns when no channel exists', async () => {
    expect(await findings(await createRegistry())).toEqual([
      { line: 'warning channels: none exists', next: expect.stringContaining('release pin') },
    ]);
  });

  it('reports a channel without a valid entry', async () => {
    const registry = await createSite();
    const log = path.join(registry, 'channels', 'staging', 'log');
    await fs.mkdir(log, { recursive: true });
    await fs.writeFile(path.join(log, '00000001.json'), '{"half":');
    expect((await findings(registry)).map(({ line }) => line)).toEqual([
      'problem channel staging: no entry can be served',
      'warning channel staging: 1 of its entries are invalid',
    ]);
  });

  it('reports an expired head and suggests renew', async () => {
    const registry = await createSite();
    await renew(registry, { ...BY_TEST, lifetimeDays: -1 });
    expect(await findings(registry)).toEqual([
      {
        line: 'problem channel production: entry 2 has expired',
        next: '`pnpm release renew --channel production`',
      },
    ]);
  });

  it('reports a head that is signed by an expired key', async () => {
    const registry = await createSite();
    const [record] = TRUSTED.records;
    if (!record) throw new Error('the test has a key');
    const until = new Date(Date.now() + DAY).toISOString();
    const trusted = new TrustedKeys([{ ...record, until }]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
    expect(await findings(registry, trusted)).toEqual([
      {
        line: `problem channel production: entry 1 is signed by key ${record.id}, which has expired`,
        next: '`pnpm release renew --channel production`',
      },
    ]);
  });

  it('reports an entry with a time in the future', async () => {
    const registry = await createSite();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    expect(await findings(registry)).toEqual([
      {
        line: expect.stringMatching(
          /^problem channel production: entry 1 has a time in the future \(20/,
        ),
        next: 'Set the clock of this machine.',
      },
      {
        line: 'problem channel production: its timestamp is signed in the future',
        next: expect.stringMatching(/^Any act writes a new one/),
      },
    ]);
  });

  it('notes lock and canary', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const target = { versions: { 'mfe-home': '2.0.0' } };
    const { entry } = await startCanary(registry, { ...FORCED_BY_TEST, target, share: 5 });
    await lock(registry, { ...BY_TEST, reason: 'launch week' });
    expect(await findings(registry)).toEqual([
      { line: 'note channel production: test locked it: launch week', next: null },
      {
        line: `note channel production: 5 % get ${entry.canary?.release.slice(0, 12) ?? ''}`,
        next: null,
      },
    ]);
  });
});
