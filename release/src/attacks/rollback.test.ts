import fs from 'node:fs/promises';
import { stateFileBeside } from '../channel/follower/state-file';
import { canonicalJson } from '../registry/canonical-json';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const LOG = 'channels/production/log';

describe('rollback attack', () => {
  it('is refused when the newest entries are removed, and the release stays', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.remove(`${LOG}/00000002.json`);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/^R050 production: entry 2, .* is missing/);
    expect(homeVersion(state)).toBe('2.0.0');
    expect(state.reads).toEqual([]);
    expect(await fixture.acceptedSequences()).toEqual([2]);
  });

  it('is refused after a restart', async () => {
    const fixture = await AttackFixture.prepare();
    const { release } = await fixture.entry(2);
    await fixture.remove(`${LOG}/00000002.json`);
    fixture.restart();
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2, id: release });
    expect(homeVersion(state)).toBe('2.0.0');
    expect(state.reads).toEqual([`releases/${release}.json`, 'timestamps/production.json']);
  });

  it('serves nothing rather than an older release when that release and its copy are removed too', async () => {
    const fixture = await AttackFixture.prepare();
    const { release } = await fixture.entry(2);
    await fixture.remove(`${LOG}/00000002.json`);
    await fixture.remove(`releases/${release}.json`);
    await fs.rm(stateFileBeside(fixture.seenFile, 'release-production'));
    fixture.restart();
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', release: null });
    expect(state.reads).not.toContain(`releases/${(await fixture.entry(1)).release}.json`);
  });

  it('is refused as an old entry under a new number', async () => {
    const fixture = await AttackFixture.prepare();
    const first = await fixture.entry(1);
    await fixture.writeEntry(3, canonicalJson(first));
    expect((await fixture.poll()).reason).toMatch(
      /entry 3 .* belongs to another channel or position/,
    );
    await fixture.writeEntry(3, canonicalJson({ ...first, sequence: 3 }));
    const state = await fixture.poll();
    expect(state.reason).toMatch(/has an invalid signature of key/);
    expect(state).toMatchObject({ sequence: 2 });
    expect(homeVersion(state)).toBe('2.0.0');
  });

  it('is possible with a key, as a new act', async () => {
    const fixture = await AttackFixture.prepare();
    expect((await fixture.pinHome('1.0.0')).sequence).toBe(3);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'ok', sequence: 3 });
    expect(homeVersion(state)).toBe('1.0.0');
  });
});
