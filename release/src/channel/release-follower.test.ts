import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@huoban/contracts';
import { startCanary } from '../acts/canary/start-canary';
import { ChannelStore } from './channel-store';
import { readChannelHead } from './channel-head';
import {
  BY_TEST,
  FORCED_BY_TEST,
  keysFolder,
  createRegistry,
  createSite,
  publishVersion,
  TEST_SIGNER,
  TRUSTED,
  trustedKeysFile,
} from '../testing/test-registry';
import { pin } from '../acts/pin';
import type { FollowerState } from './follower/follower-state';
import { ReleaseFollower, type FollowerOptions } from './release-follower';

const logOf = (registry: string) => path.join(registry, 'channels', 'production', 'log');

async function pinHome(registry: string, version: string, lifetimeDays = 1) {
  await publishVersion(registry, 'mfe-home', version);
  return pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': version }, lifetimeDays });
}

const follow = (registry: string, options: Partial<FollowerOptions> = {}) =>
  new ReleaseFollower(registry, 'production', {
    trustedKeys: trustedKeysFile(registry),
    seenFile: path.join(keysFolder(registry), `seen-${String((followers += 1))}.json`),
    ...options,
  });

let followers = 0;

async function following() {
  const registry = await createSite();
  await pinHome(registry, '2.0.0');
  const follower = follow(registry);
  await follower.poll();
  return { registry, follower };
}

const homeOf = (state: FollowerState) => state.release?.sections['mfe-home'].version;

describe('ReleaseFollower', () => {
  it('serves the newest entry', async () => {
    const { follower } = await following();
    expect(follower.state).toMatchObject({ status: 'ok', reason: null, sequence: 2 });
    expect(homeOf(follower.state)).toBe('2.0.0');
  });

  it('follows a pin within a second', async () => {
    const { registry, follower } = await following();
    const noticed = new Promise<FollowerState>((resolve) => {
      const watching = follow(registry, {
        pollMs: 20,
        onChange: (state) => {
          if (state.sequence < 3) return;
          watching.stop();
          resolve(state);
        },
      });
      void watching.start();
    });
    await pinHome(registry, '3.0.0');
    expect(homeOf(await noticed)).toBe('3.0.0');
    expect(follower.state.sequence).toBe(2);
  });

  it('serves a release and its canary only after both were prepared, and retries after a failure', async () => {
    const registry = await createSite();
    const prepared: string[] = [];
    let reachable = true;
    const prepare = (release: Release) => {
      if (!reachable) return Promise.reject(new Error('the store is away'));
      prepared.push(release.sections['mfe-home'].version);
      return Promise.resolve();
    };
    const follower = follow(registry, { prepare });
    await follower.poll();
    reachable = false;
    await pinHome(registry, '2.0.0');
    const waiting = await follower.poll();
    expect(waiting).toMatchObject({ sequence: 1, reason: 'the store is away' });
    reachable = true;
    expect(await follower.poll()).toMatchObject({ sequence: 2, status: 'ok' });
    await publishVersion(registry, 'mfe-home', '3.0.0');
    const target = { versions: { 'mfe-home': '3.0.0' } };
    await startCanary(registry, { ...BY_TEST, target, share: 5, force: 'a test' });
    await follower.poll();
    expect(prepared).toEqual(['1.0.0', '2.0.0', '2.0.0', '3.0.0']);
  });

  it('keeps the last valid release when the new head is damaged, and recovers with the next', async () => {
    const { registry, follower } = await following();
    await fs.writeFile(path.join(logOf(registry), '00000003.json'), '{}');
    const degraded = await follower.poll();
    expect(degraded).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(degraded.reason).toMatch(/entry 3 .* damaged/);
    await pinHome(registry, '3.0.0');
    expect(await follower.poll()).toMatchObject({ status: 'ok', sequence: 4 });
  });

  it('keeps the last valid release when the release of the new head was altered', async () => {
    const { registry, follower } = await following();
    const { entry } = await pinHome(registry, '3.0.0');
    await fs.appendFile(path.join(registry, 'releases', `${entry.release}.json`), ' ');
    expect(await follower.poll()).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(follower.state.reason).toMatch(/does not match its id/);
  });

  it('keeps the last valid release when the channel is missing', async () => {
    const { registry, follower } = await following();
    await fs.rm(logOf(registry), { recursive: true });
    expect(await follower.poll()).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(homeOf(follower.state)).toBe('2.0.0');
  });

  it('refuses a lower sequence than the accepted one', async () => {
    const { registry, follower } = await following();
    await fs.rm(path.join(logOf(registry), '00000002.json'));
    const state = await follower.poll();
    expect(state.reason).toMatch(/^R050 production: entry 2, .* is missing/);
    expect(homeOf(state)).toBe('2.0.0');
  });

  it('refuses an entry that does not continue the previous one', async () => {
    const { registry, follower } = await following();
    await pinHome(registry, '3.0.0');
    await fs.appendFile(path.join(logOf(registry), '00000002.json'), '\n');
    expect((await follower.poll()).reason).toMatch(/does not continue/);
  });

  it('keeps serving an expired entry and reports it', async () => {
    const registry = await createSite();
    await pinHome(registry, '2.0.0', 0);
    const follower = follow(registry);
    expect(await follower.poll()).toMatchObject({ status: 'degraded', sequence: 1 });
    expect(follower.state.reason).toMatch(/entry 2 expired/);
  });

  it('serves an expired release when there is no other', async () => {
    const registry = await createSite();
    const head = await readChannelHead(registry, 'production', TRUSTED);
    for (const folder of [logOf(registry), path.join(registry, 'timestamps')])
      await fs.rm(folder, { recursive: true });
    const channel = new ChannelStore(registry, 'production', TRUSTED);
    if (!head) throw new Error('the site has no entry');
    const expires = new Date(Date.now() - 1000).toISOString();
    const place = { sequence: 1, parent: null };
    await channel.append(channel.sign(place, { ...head.entry, expires }, TEST_SIGNER));
    const { release } = head.entry;
    const follower = follow(registry);
    expect(await follower.poll()).toMatchObject({ status: 'degraded', sequence: 1, id: release });
    expect(await follower.poll()).toMatchObject({ status: 'degraded', sequence: 1, id: release });
  });

  it('waits for the first entry of a channel', async () => {
    const follower = follow(await createRegistry());
    expect(await follower.poll()).toMatchObject({ status: 'degraded', release: null });
  });
});
