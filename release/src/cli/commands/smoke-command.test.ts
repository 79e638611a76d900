import fs from 'node:fs/promises';
import path from 'node:path';
import { readChannelHead } from '../../channel/channel-head';
import type { Evidence } from '../../evidence/evidence';
import { stubNpm } from '../../evidence/testing/stub-npm';
import { createEvidence, signEvidence } from '../../evidence/testing/test-evidence';
import { generateKey } from '../../keys/generate-key';
import { privateKeyFile } from '../../keys/key-files';
import { signDocument } from '../../keys/signed-document';
import { createDocumentSigner, type DocumentSigner } from '../../keys/signer';
import {
  FULL_SCOPE,
  createSite,
  keysFolder,
  TEST_SIGNER,
  TEST_TESTER,
  TRUSTED,
} from '../../testing/test-registry';
import { runCommand } from '../testing/run-command';

/** A site, the id of its release, and a function that writes a file beside it. */
async function site() {
  const registry = await createSite();
  const release = (await readChannelHead(registry, 'production', TRUSTED))?.entry.release ?? '';
  const write = async (content: object | string): Promise<string> => {
    const file = path.join(registry, 'report.json');
    await fs.writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  return { registry, release, write };
}

describe('smoke', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('records a failed run, lists its failures and exits with 1', async () => {
    const { registry, release, write } = await site();
    const file = await write(signEvidence({ release, checks: 3, failures: ['home is empty'] }));
    expect(await runCommand(registry, 'smoke', '--report', file)).toBe(
      `release ${release.slice(0, 12)} failed: 3 checks, 1 failures\n  home is empty\n`,
    );
    expect(process.exitCode).toBe(1);
  });

  it('reports an incomplete run as no evidence for a whole release', async () => {
    const { registry, release, write } = await site();
    const scope = { ...FULL_SCOPE, languages: ['zh' as const, 'en' as const] };
    const file = await write(signEvidence({ release, scope }));
    const output = await runCommand(registry, 'smoke', '--report', file);
    expect(output).toMatch(/run was incomplete.*\(R048\)\. Missing:\n {2}language ja\n$/);
    expect(process.exitCode).toBeUndefined();
  });

  it("runs the checks against an address, with the given options and the tester's key", async () => {
    const { registry, release, write } = await site();
    const report = await write(signEvidence({ release }));
    const called = path.join(registry, 'called');
    await stubNpm(`echo "$SMOKE_KEY $*" > ${called}; cp ${report} "$7"`);
    const options = ['--code', 'outbox', '--phone', '13800000000', '--release', release];
    const url = ['--url', 'https://staging.example'];
    const output = await runCommand(registry, 'smoke', ...url, ...options, '--json');
    expect(JSON.parse(output)).toMatchObject({ release, passed: true });
    const key = privateKeyFile(keysFolder(registry), TEST_TESTER.key);
    const passedOn = `--release ${release} --code outbox --phone 13800000000`;
    expect(await fs.readFile(called, 'utf8')).toMatch(
      new RegExp(`^${key} run smoke -- ${url.join(' ')} --json \\S+ ${passedOn}\n$`),
    );
  });

  const signedBy = (signer: DocumentSigner) => (report: Evidence) => signDocument(signer, report);
  const stranger = createDocumentSigner(generateKey('tester').privateKey);
  const withoutSignature = ({ signature: _, ...report }: Evidence) => report;

  it.each<[string, (report: Evidence) => object | string, RegExp, string?]>([
    [
      'one of another release',
      (report) => report,
      /R043 .*covers release \w{12}, not ffff/,
      'ffff',
    ],
    [
      'one of an unknown release',
      () => signEvidence({ release: 'f'.repeat(64) }),
      /R043 .*the registry has no release/,
    ],
    ['one that is not an object', () => '7', /R043 .*not a smoke report/],
    ['JUnit XML', () => '<testsuites/>', /R043 .*JUnit XML is not accepted.*--json/],
    ['a hand-written one', withoutSignature, /R060 .*not signed/],
    [
      'one with an invented signature',
      (report) => ({ ...report, signature: createEvidence().signature }),
      /R060 .*not trusted/,
    ],
    ["one signed with a manager's key", signedBy(TEST_SIGNER), /R060 .*the role manager/],
    ['one of a stranger', signedBy(stranger), /R060 .*not trusted/],
    ['one changed later', (report) => ({ ...report, checks: 99 }), /R060 .*invalid signature/],
    [
      'one moved to another release',
      (report) => ({ ...report, release: 'f'.repeat(64) }),
      /R060 .*invalid signature/,
    ],
  ])('refuses %s', async (_, change, message, expected = '') => {
    const { registry, release, write } = await site();
    const file = await write(change(signEvidence({ release })));
    const result = runCommand(registry, 'smoke', '--report', file, '--release', expected);
    await expect(result).rejects.toThrow(message);
    await expect(fs.readdir(path.join(registry, 'evidence'))).rejects.toThrow('ENOENT');
  });

  it('refuses a missing report', async () => {
    const result = runCommand(await createSite(), 'smoke', '--report', '/nowhere.json');
    await expect(result).rejects.toThrow('R043 /nowhere.json: the file does not exist');
  });
});
