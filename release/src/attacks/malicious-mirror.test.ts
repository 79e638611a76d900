import fs from 'node:fs/promises';
import path from 'node:path';
import { promote } from '../acts/promote';
import { BY_TEST } from '../testing/test-registry';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

/** A registry that returns other content than was written. */
describe('malicious mirror', () => {
  it('cannot change a release: its id is its hash', async () => {
    const fixture = await AttackFixture.prepare();
    const { release } = await fixture.pinHome('3.0.0');
    const key = `releases/${release}.json`;
    await fixture.write(key, (await fixture.read(key)).replace('"3.0.0"', '"1.0.0"'));
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/does not match its id/);
    expect(state.reads).toContain(key);
    expect(await fixture.acceptedSequences()).toEqual([2]);
  });

  it('cannot end serving a release by returning nothing', async () => {
    const fixture = await AttackFixture.prepare();
    await fs.rename(fixture.registry, `${fixture.registry}-away`);
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(homeVersion(state)).toBe('2.0.0');
    await fs.rename(`${fixture.registry}-away`, fixture.registry);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 2 });
  });

  it('cannot move an entry to another channel', async () => {
    const fixture = await AttackFixture.prepare();
    const act = { ...BY_TEST, channel: 'staging', from: 'production' };
    for (const reason of ['one', 'two', 'three'])
      await promote(fixture.registry, { ...act, reason });
    await fs.cp(
      path.join(fixture.registry, 'channels/staging/log/00000001.json'),
      path.join(fixture.registry, 'channels/production/log/00000003.json'),
    );
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/belongs to another channel or position/);
  });

  it('cannot change the serialization of an entry', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.pinHome('3.0.0');
    const entry = await fixture.entry(3);
    await fixture.writeEntry(3, JSON.stringify(entry, null, 2));
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/is damaged/);
  });

  it('cannot add an unsigned field', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.pinHome('3.0.0');
    const text = await fixture.read('channels/production/log/00000003.json');
    await fixture.writeEntry(3, text.replace('{"act"', '{"aa":1,"act"'));
    expect((await fixture.poll()).reason).toMatch(/is damaged/);
    const [, value = ''] = /"value":"([^"]+)"/.exec(text) ?? [];
    await fixture.writeEntry(3, text.replace(value, `${value}=`));
    expect((await fixture.poll()).reason).toMatch(/signature/);
  });
});
