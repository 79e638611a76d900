import { revokeKey } from '../keys/change-keys';
import { AttackFixture, homeOf } from './testing/attack-fixture';

const FAR = 99_999_999;

describe('fast-forward', () => {
  it('does not move the channel by a file with a high number', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.writeEntry(FAR, '{}');
    const state = await fixture.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(await fixture.seen()).toEqual([2]);
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    expect(await fixture.look()).toMatchObject({ sequence: 3 });
    expect(await fixture.faults()).toEqual([`altered channel production, entry ${FAR}`]);
  });

  it('refuses a signed entry far above the present that does not continue the chain', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.stolenKey();
    const parent = 'f'.repeat(64);
    await fixture.writeEntry(FAR, await fixture.forge(2, { sequence: FAR, parent }, thief));
    const state = await fixture.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/does not continue/);
    expect(await fixture.seen()).toEqual([2]);
    await expect(fixture.pinHome('3.0.0')).rejects.toThrow(/R028/);
    await revokeKey(fixture.keys, thief.key);
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    expect(await fixture.look()).toMatchObject({ sequence: 3 });
  });

  it('recovers from one by a stolen key as soon as the key is revoked', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.stolenKey();
    const release = await fixture.plant();
    await fixture.writeEntry(FAR, await fixture.forge(2, { sequence: FAR, release }, thief));
    expect(await fixture.look()).toMatchObject({ status: 'ok', sequence: FAR });

    await revokeKey(fixture.keys, thief.key);
    const after = await fixture.look();
    expect(after).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(after.reason).toMatch(/revoked key/);
    expect(homeOf(after)).toBe('2.0.0');
    expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    const healed = await fixture.look();
    expect(healed.sequence).toBe(3);
    expect(homeOf(healed)).toBe('3.0.0');
    expect(await fixture.seen()).toEqual([3, FAR]);
  });
});
