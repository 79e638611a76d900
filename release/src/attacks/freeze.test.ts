import { BY_TEST, FORCED_BY_TEST, publishFixture } from '../fixture-registry';
import { pin } from '../pin';
import { renew } from '../renew';
import { rotateKeys } from '../keys/change-keys';
import { changeRecords } from '../keys/key-folder';
import { Ground, homeOf } from './ground';

const DAY = 86_400_000;

async function siteThatExpires() {
  const ground = await Ground.prepare();
  await publishFixture(ground.registry, 'mfe-home', '3.0.0');
  const act = { ...FORCED_BY_TEST, versions: { 'mfe-home': '3.0.0' }, lifetimeDays: 1 };
  await pin(ground.registry, act);
  expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 3 });
  return ground;
}

/** As if so much time had passed without an act. */
function later(milliseconds: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);
}

afterEach(() => jest.restoreAllMocks());

describe('freeze', () => {
  it('is reported when the newest entry expires, and what was served stays', async () => {
    const ground = await siteThatExpires();
    later(2 * DAY);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 3 });
    expect(state.reason).toMatch(/entry 3 expired at/);
    expect(homeOf(state)).toBe('3.0.0');
    expect(await ground.seen()).toEqual([3]);
    expect(await ground.faults()).toEqual(['expired production']);
  });

  it('does not bring an older release back, not even after a restart', async () => {
    const ground = await siteThatExpires();
    later(2 * DAY);
    ground.restart();
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 3 });
    expect(homeOf(state)).toBe('3.0.0');
  });

  it('ends with the next act', async () => {
    const ground = await siteThatExpires();
    later(2 * DAY);
    await ground.look();
    await renew(ground.registry, BY_TEST);
    expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 4 });
    expect(await ground.faults()).toEqual([]);
  });

  it('is reported too when the key of the newest entry ends', async () => {
    const ground = await Ground.prepare();
    await rotateKeys(ground.keys, 1);
    later(2 * DAY);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/which ended at/);
    expect(homeOf(state)).toBe('2.0.0');
  });

  it('cannot be hidden by an entry that a key signed after its end', async () => {
    const ground = await Ground.prepare();
    const thief = await ground.stolenKey();
    const until = new Date(Date.now() - DAY).toISOString();
    await changeRecords(ground.keys, (records) => ({
      records: records.map((record) => (record.id === thief.key ? { ...record, until } : record)),
      result: undefined,
    }));
    await ground.writeEntry(3, await ground.forge(2, {}, thief));
    const state = await ground.look();
    expect(state.sequence).toBe(2);
    expect(state.reason).toMatch(/signed after the end of key/);
  });
});
