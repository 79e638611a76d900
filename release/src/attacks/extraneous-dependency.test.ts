import { AttackFixture, homeVersion } from './testing/attack-fixture';

describe('an extraneous dependency', () => {
  it.each([
    ['a package that the shell does not provide', { evil: '^1.0.0' }, 'evil ^1.0.0'],
    ['another major version', { react: '^18' }, 'react ^18'],
  ])('is refused at the pin: %s', async (_, shared, problem) => {
    const fixture = await AttackFixture.prepare();
    await expect(fixture.pinHome('3.0.0', { shared })).rejects.toThrow(
      `R003 mfe-home 3.0.0: it needs ${problem}`,
    );
    expect(homeVersion(await fixture.poll())).toBe('2.0.0');
  });

  it('cannot be added to a published version: its record is hashed by the release', async () => {
    const fixture = await AttackFixture.prepare();
    const key = 'artifacts/mfe-home/2.0.0/version.json';
    const record = await fixture.read(key);
    await fixture.write(key, record.replace('"shared":{', '"shared":{"axios":"*",'));
    expect(await fixture.faults()).toContainEqual(expect.stringMatching(/^(altered|broken) /));
    expect((await fixture.poll()).release?.files).not.toHaveProperty('axios');
  });
});
