import { AttackFixture, homeVersion } from './testing/attack-fixture';

const VERSION = 'artifacts/mfe-home/2.0.0';

describe('extraneous file', () => {
  it.each([`${VERSION}/client/evil.js`, `${VERSION}/evil.js`])(
    'is named by no release, and found by verify: %s',
    async (file) => {
      const fixture = await AttackFixture.prepare();
      await fixture.write(file, 'alert(1)');
      await fixture.pinHome('3.0.0');
      const state = await fixture.poll();
      expect(state.status).toBe('ok');
      expect(JSON.stringify(state.release)).not.toContain('evil');
      expect(state.reads).not.toContain(file);
      expect(await fixture.faults()).toEqual([`unknown ${file}`]);
    },
  );

  it.each(['3.json', '00000003.txt', '000000003.json', '-0000003.json', '00000003.json.bak'])(
    'is no entry of the log: %s',
    async (name) => {
      const fixture = await AttackFixture.prepare();
      const key = `channels/production/log/${name}`;
      await fixture.write(key, await fixture.read('channels/production/log/00000002.json'));
      const state = await fixture.poll();
      expect(state).toMatchObject({ status: 'ok', sequence: 2 });
      expect(homeVersion(state)).toBe('2.0.0');
      expect(state.reads).not.toContain(key);
      expect(await fixture.faults()).toEqual([`unknown ${key}`]);
      expect((await fixture.pinHome('3.0.0')).sequence).toBe(3);
    },
  );
});
