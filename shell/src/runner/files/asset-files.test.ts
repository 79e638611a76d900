import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ArtifactStore } from '@huoban/release';
import { AssetFiles } from './asset-files';

/** A build of an earlier version, which no release pins any more. */
const BUILD = path.resolve(import.meta.dirname, '../../../../fixtures/contract-1/mfe-legal');
const ENTRY = 'client/remoteEntry.js';
let registry: string;
let version: string;

beforeEach(async () => {
  registry = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-assets-'));
  const { record } = await new ArtifactStore(registry).publish(BUILD);
  version = record.version;
});
afterEach(() => fs.rmSync(registry, { recursive: true, force: true }));

function serving(fetch?: (name: string, version: string) => Promise<void>) {
  const damage: string[] = [];
  const files = new AssetFiles(
    [registry],
    (name, problem) => damage.push(`${name}: ${problem}`),
    fetch && { fetch },
  );
  return { damage, read: (file: string, of = version) => files.read('mfe-legal', of, file) };
}

describe('AssetFiles of a version that is not pinned any more', () => {
  it('verify each file by the record of the version, for tabs that are still open', async () => {
    const { damage, read } = serving();
    const content = fs.readFileSync(path.join(BUILD, ENTRY));
    const first = await read(ENTRY);
    expect(first).toEqual(content);
    expect(await read(ENTRY)).toBe(first);
    const full = path.join(registry, 'artifacts/mfe-legal', version, ENTRY);
    fs.writeFileSync(full, content.toString().replace('e', 'f'));
    fs.utimesSync(full, new Date(), new Date(Date.now() + 5000));
    expect(await read(ENTRY)).toBeNull();
    expect(damage).toEqual([`mfe-legal@${version}: ${ENTRY} was altered`]);
  });

  it('serve no file that the record does not name, and no version that is not published', async () => {
    const { damage, read } = serving();
    expect(await read('client/other.js')).toBeNull();
    expect(await read(ENTRY, '9.9.9')).toBeNull();
    expect(await read(ENTRY, '.hidden')).toBeNull();
    expect(damage).toEqual([]);
  });

  it('fetch a version from a remote registry, again after a failure', async () => {
    const fetch = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('unreachable'));
    const { read } = serving(fetch);
    expect(await read(ENTRY)).toBeNull();
    expect(await read(ENTRY)).not.toBeNull();
    expect(fetch.mock.calls).toEqual(Array(2).fill(['mfe-legal', version]));
  });
});
