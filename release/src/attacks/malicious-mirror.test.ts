import fs from 'node:fs/promises';
import path from 'node:path';
import { promote } from '../promote/promote';
import { BY_TEST } from '../fixture-registry';
import { Ground, homeOf } from './ground';

/** A copy of the registry that answers with something else than was written. */
describe('malicious mirror', () => {
  it('cannot change a release: its id is its hash', async () => {
    const ground = await Ground.prepare();
    const { release } = await ground.pinHome('3.0.0');
    const key = `releases/${release}.json`;
    await ground.write(key, (await ground.read(key)).replace('"3.0.0"', '"1.0.0"'));
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/is not what its id says/);
    expect(state.reads).toContain(key);
    expect(await ground.seen()).toEqual([2]);
  });

  it('cannot take away what is served by answering nothing', async () => {
    const ground = await Ground.prepare();
    await fs.rename(ground.registry, `${ground.registry}-away`);
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(homeOf(state)).toBe('2.0.0');
    await fs.rename(`${ground.registry}-away`, ground.registry);
    expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 2 });
  });

  it('cannot pass the entry of one channel as that of another', async () => {
    const ground = await Ground.prepare();
    const act = { ...BY_TEST, channel: 'staging', from: 'production' };
    for (const reason of ['one', 'two', 'three'])
      await promote(ground.registry, { ...act, reason });
    await fs.cp(
      path.join(ground.registry, 'channels/staging/log/00000001.json'),
      path.join(ground.registry, 'channels/production/log/00000003.json'),
    );
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/belongs elsewhere/);
  });

  it('cannot spell an entry anew', async () => {
    const ground = await Ground.prepare();
    await ground.pinHome('3.0.0');
    const entry = await ground.entry(3);
    await ground.writeEntry(3, JSON.stringify(entry, null, 2));
    const state = await ground.look();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/is damaged/);
  });

  it('cannot slip a field in that the signature does not cover', async () => {
    const ground = await Ground.prepare();
    await ground.pinHome('3.0.0');
    const text = await ground.read('channels/production/log/00000003.json');
    await ground.writeEntry(3, text.replace('{"act"', '{"aa":1,"act"'));
    expect((await ground.look()).reason).toMatch(/is damaged/);
    const [, value = ''] = /"value":"([^"]+)"/.exec(text) ?? [];
    await ground.writeEntry(3, text.replace(value, `${value}=`));
    expect((await ground.look()).reason).toMatch(/signature/);
  });
});
