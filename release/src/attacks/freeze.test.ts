import { BY_TEST, FORCED_BY_TEST, publishVersion } from '../testing/test-registry';
import { pin } from '../acts/pin';
import { renew } from '../acts/renew';
import { openSigner } from '../keys/signer';
import { TimestampRenewal } from '../serve/watch/timestamp-renewal';
import { rotateKeys } from '../keys/change-keys';
import { changeRecords } from '../keys/key-folder';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TIMESTAMP = 'timestamps/production.json';

const createRenewal = ({ registry, keys }: AttackFixture, lines: string[] = []) =>
  new TimestampRenewal({
    registry,
    signer: () => openSigner(keys),
    log: (line) => lines.push(line),
  });

async function siteThatExpires() {
  const fixture = await AttackFixture.prepare();
  await publishVersion(fixture.registry, 'mfe-home', '3.0.0');
  const act = { ...FORCED_BY_TEST, versions: { 'mfe-home': '3.0.0' }, lifetimeDays: 1 };
  await pin(fixture.registry, act);
  expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 3 });
  return fixture;
}

/** Advances the clock without an act. */
function later(milliseconds: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);
}

afterEach(() => jest.restoreAllMocks());

describe('freeze', () => {
  it('is reported when the newest entry expires, and the release stays', async () => {
    const fixture = await siteThatExpires();
    later(2 * DAY);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 3 });
    expect(state.reason).toMatch(/entry 3 expired at/);
    expect(homeVersion(state)).toBe('3.0.0');
    expect(await fixture.acceptedSequences()).toEqual([3]);
    expect(await fixture.faults()).toEqual(['expired production']);
  });

  it('does not restore an older release, not even after a restart', async () => {
    const fixture = await siteThatExpires();
    later(2 * DAY);
    fixture.restart();
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 3 });
    expect(homeVersion(state)).toBe('3.0.0');
  });

  it('ends with the next act', async () => {
    const fixture = await siteThatExpires();
    later(2 * DAY);
    await fixture.poll();
    await renew(fixture.registry, BY_TEST);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 4 });
    expect(await fixture.faults()).toEqual([]);
  });

  it('is noticed a day after the last timestamp, where a process renews it', async () => {
    const fixture = await AttackFixture.prepare();
    const renewal = createRenewal(fixture);
    await renewal.check();
    await fixture.pinHome('3.0.0');
    fixture.restart();
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 3 });
    const old = await fixture.read(TIMESTAMP);
    const { expires } = JSON.parse(old) as { expires: string };
    later(23 * HOUR);
    expect(await fixture.pollAgain()).toMatchObject({ status: 'ok' });
    later(2 * HOUR);
    const state = await fixture.pollAgain();
    expect(state).toMatchObject({ status: 'degraded', sequence: 3 });
    expect(state.reason).toContain(`the timestamp of entry 3 expired at ${expires}`);
    expect(homeVersion(state)).toBe('3.0.0');
    expect(await fixture.faults()).toEqual([`expired ${TIMESTAMP}`]);
    await renewal.check();
    expect(await fixture.pollAgain()).toMatchObject({ status: 'ok' });
    fixture.restart();
    await fixture.write(TIMESTAMP, old);
    expect(await fixture.poll()).toMatchObject({ status: 'ok' });
  });

  it('is noticed of the whole registry, restored from a copy', async () => {
    const fixture = await AttackFixture.prepare();
    const renewal = createRenewal(fixture);
    await renewal.check();
    const copy = await fixture.copyRegistry();
    later(2 * HOUR);
    await fixture.pinHome('3.0.0');
    await fixture.replaceRegistry(copy);
    const lines: string[] = [];
    await createRenewal(fixture, lines).check();
    expect(lines).toEqual([expect.stringMatching(/^R050 production: entry 3, .* is missing/)]);
    await fixture.forgetSeen();
    fixture.restart();
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 2 });
    later(23 * HOUR);
    expect(await fixture.pollAgain()).toMatchObject({ status: 'degraded', sequence: 2 });
  });

  it('is not noticed sooner than the entry expires where no process renews', async () => {
    const fixture = await AttackFixture.prepare();
    await createRenewal(fixture).check();
    await renew(fixture.registry, BY_TEST);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 3 });
    later(300 * DAY);
    expect(await fixture.pollAgain()).toMatchObject({ status: 'ok', sequence: 3 });
  });

  it('is reported when the key of the newest entry expires', async () => {
    const fixture = await AttackFixture.prepare();
    await rotateKeys(fixture.keys, 1);
    later(2 * DAY);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/which expired at/);
    expect(homeVersion(state)).toBe('2.0.0');
  });

  it('cannot be hidden by an entry of an expired key', async () => {
    const fixture = await AttackFixture.prepare();
    const thief = await fixture.createStolenKey();
    const until = new Date(Date.now() - DAY).toISOString();
    await changeRecords(fixture.keys, (records) => ({
      records: records.map((record) => (record.id === thief.key ? { ...record, until } : record)),
      result: undefined,
    }));
    await fixture.writeEntry(3, await fixture.forge(2, {}, thief));
    const state = await fixture.poll();
    expect(state.sequence).toBe(2);
    expect(state.reason).toMatch(/signed after the end of key/);
  });
});
