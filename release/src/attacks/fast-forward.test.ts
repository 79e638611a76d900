import { revokeKey } from '../keys/change-keys';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const FAR = 99_999_999;

describe('fast-forward', () => {
  it('does not block the channel with a high file number', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.writeEntry(FAR, '{}');
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(await fixture.acceptedSequences()).toEqual([2]);
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    expect(await fixture.poll()).toMatchObject({ sequence: 3 });
    expect(await fixture.faults()).toEqual([`altered channel production, entry ${FAR}`]);
  });

  it('refuses a signed entry with a high number that does not continue the chain', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey();
    const parent = 'f'.repeat(64);
    await fixture.writeEntry(FAR, await fixture.forge(2, { sequence: FAR, parent }, thief));
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/does not continue/);
    expect(await fixture.acceptedSequences()).toEqual([2]);
    await expect(fixture.pinHome('3.0.0')).rejects.toThrow(/R028/);
    await revokeKey(fixture.keys, thief.key);
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    expect(await fixture.poll()).toMatchObject({ sequence: 3 });
  });

  it('is repaired by revoking the stolen key', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey();
    const release = await fixture.saveForgedRelease();
    await fixture.writeEntry(FAR, await fixture.forge(2, { sequence: FAR, release }, thief));
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: FAR });

    await revokeKey(fixture.keys, thief.key);
    const after = await fixture.poll();
    expect(after).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(after.reason).toMatch(/revoked key/);
    expect(homeVersion(after)).toBe('2.0.0');
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    const healed = await fixture.poll();
    expect(healed.sequence).toBe(3);
    expect(homeVersion(healed)).toBe('3.0.0');
    expect(await fixture.acceptedSequences()).toEqual([3, FAR]);
  });
});
