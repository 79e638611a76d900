import { stubNpm } from './testing/stub-npm';
import { runSmoke } from './run-smoke';

const BY_HANA = { keyFile: '/keys/tester.pem', author: 'hana' };
const WRITE_ARGUMENTS = 'echo "$@" > "$7"';

describe('runSmoke', () => {
  it('runs the smoke program with address, report file and further options', async () => {
    await stubNpm(WRITE_ARGUMENTS);
    const report = await runSmoke('https://staging.example', BY_HANA, ['--release', '0a1b']);
    expect(report).toMatch(
      /^run smoke -- --url https:\/\/staging\.example --json \S+ --release 0a1b\n$/,
    );
  });

  it("has the report signed with the tester's key", async () => {
    await stubNpm('echo "$SMOKE_KEY by $RELEASE_AUTHOR" > "$7"');
    expect(await runSmoke('https://staging.example', BY_HANA)).toBe('/keys/tester.pem by hana\n');
  });

  it('returns the report of a run with failed checks', async () => {
    await stubNpm(`${WRITE_ARGUMENTS}; exit 1`);
    expect(await runSmoke('https://staging.example', BY_HANA)).toMatch(/^run smoke/);
  });

  it.each([
    ['could not run', `${WRITE_ARGUMENTS}; exit 2`],
    ['wrote no report', 'exit 0'],
  ])('refuses checks that %s', async (_what, script) => {
    await stubNpm(script);
    await expect(runSmoke('https://staging.example', BY_HANA)).rejects.toThrow(
      /R043 https:\/\/staging\.example: the smoke checks could not run/,
    );
  });
});
