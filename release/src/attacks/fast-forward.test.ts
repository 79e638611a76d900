import { revokeKey } from '../keys/change-keys';
import { Ground, homeOf } from './ground';

const FAR = 99_999_999;

describe('fast-forward', () => {
  it('does not move the channel by a file with a high number', async () => {
    const ground = await Ground.prepare();
    await ground.writeEntry(FAR, '{}');
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(await ground.seen()).toEqual([2]);
    expect((await ground.pinHome('3.0.0')).sequence).toBe(3);
    expect(await ground.look()).toMatchObject({ sequence: 3 });
    expect(await ground.faults()).toEqual([`altered channel production, entry ${FAR}`]);
  });

  it('refuses a signed entry far above the present that does not continue the chain', async () => {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey();
    const parent = 'f'.repeat(64);
    await ground.writeEntry(FAR, await ground.forge(2, { sequence: FAR, parent }, thief));
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/does not continue/);
    expect(await ground.seen()).toEqual([2]);
    await expect(ground.pinHome('3.0.0')).rejects.toThrow(/R028/);
    await revokeKey(ground.keys, thief.key);
    expect((await ground.pinHome('3.0.0')).sequence).toBe(3);
    expect(await ground.look()).toMatchObject({ sequence: 3 });
  });

  it('recovers from one by a stolen key as soon as the key is revoked', async () => {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey();
    const release = await ground.plant();
    await ground.writeEntry(FAR, await ground.forge(2, { sequence: FAR, release }, thief));
    expect(await ground.look()).toMatchObject({ status: 'ok', sequence: FAR });

    await revokeKey(ground.keys, thief.key);
    const after = await ground.look();
    expect(after).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(after.reason).toMatch(/revoked key/);
    expect(homeOf(after)).toBe('2.0.0');
    expect((await ground.pinHome('3.0.0')).sequence).toBe(3);
    const healed = await ground.look();
    expect(healed.sequence).toBe(3);
    expect(homeOf(healed)).toBe('3.0.0');
    expect(await ground.seen()).toEqual([3, FAR]);
  });
});
