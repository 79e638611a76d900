import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CLAIM_FILE } from '../registry/artifact-layout';
import { FORCED_BY_TEST, createRegistry, createSite } from '../testing/test-registry';
import { revokeKey, rotateKeys } from '../keys/change-keys';
import { ensureFirstKey } from '../keys/key-folder';
import { openSigner } from '../keys/signer';
import { readChannelHead } from '../channel/channel-head';
import { pin } from '../acts/pin';
import { renew } from '../acts/renew';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { runDoctor } from './run-doctor';

async function site() {
  const registry = await createSite();
  await fs.rm(path.join(registry, 'channels'), { recursive: true });
  const keysDir = await createRegistry();
  await ensureFirstKey(keysDir);
  const signer = await openSigner(keysDir);
  const versions = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));
  const act = { ...FORCED_BY_TEST, signer, versions };
  return { registry, keysDir, act, trusted: signer.trusted };
}

async function findings(registry: string, keysDir: string, urls: string[] = []) {
  const findings = await runDoctor(registry, { keysDir, channel: 'production', urls });
  return findings
    .filter(({ state }) => state !== 'ok')
    .map(({ about, state, text }) => `${state} ${about}: ${text}`);
}

describe('runDoctor', () => {
  it('reports no problem for an intact site', async () => {
    const { registry, keysDir, act } = await site();
    await pin(registry, act);
    expect(await findings(registry, keysDir)).toEqual([]);
    expect(await fs.readdir(path.join(registry, 'doctor')).catch(() => [])).toEqual([]);
  });

  it('reports missing keys', async () => {
    const { registry } = await site();
    const findings = await runDoctor(registry, {
      keysDir: path.join(registry, '..', 'nowhere'),
      channel: 'production',
      urls: [],
    });
    const [keys] = findings.filter(({ about }) => about === 'keys');
    expect(keys).toMatchObject({ state: 'problem', next: expect.stringMatching(/keys create/) });
  });

  it('reports a private key that other users can read', async () => {
    const { registry, keysDir, act } = await site();
    await pin(registry, act);
    const [file = ''] = await fs.readdir(path.join(keysDir, 'private'));
    await fs.chmod(path.join(keysDir, 'private', file), 0o644);
    expect(await findings(registry, keysDir)).toEqual([
      expect.stringMatching(/^problem keys: other users can read the private key/),
    ]);
  });

  it('warns of an entry that expires soon and of an invalid one', async () => {
    const { registry, keysDir, act } = await site();
    await pin(registry, { ...act, lifetimeDays: 3 });
    const log = path.join(registry, 'channels', 'production', 'log');
    await fs.writeFile(path.join(log, '00000002.json'), '{"half":');
    expect(await findings(registry, keysDir)).toEqual([
      'warning channel production: entry 1 expires in 3 days',
      'warning channel production: 1 of its entries are invalid',
    ]);
  });

  it('warns of a head whose key expires, and only notes the key after a rotation', async () => {
    const { registry, keysDir, act } = await site();
    await pin(registry, act);
    const { created } = await rotateKeys(keysDir, 10);
    const old = act.signer.key;
    expect(await findings(registry, keysDir)).toEqual([
      `note keys: key ${old} expires in 10 days`,
      `warning channel production: entry 1 is signed by key ${old}, which expires in 10 days`,
    ]);
    await renew(registry, { ...FORCED_BY_TEST, signer: await openSigner(keysDir) });
    expect(await findings(registry, keysDir)).toEqual([`note keys: key ${old} expires in 10 days`]);
    await revokeKey(keysDir, created.id);
    expect(await findings(registry, keysDir)).toContain(
      `warning keys: key ${old} expires in 10 days`,
    );
  });

  it('reports leftovers of interrupted acts', async () => {
    const { registry, keysDir, act } = await site();
    await pin(registry, act);
    const home = path.join(registry, 'artifacts', 'mfe-home');
    await fs.mkdir(path.join(home, '2.0.0', 'client'), { recursive: true });
    await fs.writeFile(path.join(home, '1.0.0', 'collecting.json'), '{}');
    const draft = path.join(home, '2.0.0', 'client', '.main.js.0123456789ab');
    await fs.writeFile(draft, '');
    await fs.utimes(draft, 1, 1);
    expect(await findings(registry, keysDir)).toEqual([
      'warning mfe-home 1.0.0: is marked for removal',
      'note mfe-home 2.0.0: was not published completely; publish it again to complete it',
      expect.stringMatching(/^warning drafts: 1 temporary files of interrupted writes/),
    ]);
  });

  it('reports a shell with another release and one that does not answer', async () => {
    const { registry, keysDir, act, trusted } = await site();
    await pin(registry, act);
    const head = await readChannelHead(registry, 'production', trusted);
    let release = head?.entry.release;
    const server = http.createServer((_, response) =>
      response.end(JSON.stringify({ status: 'ok', reason: null, release, sequence: 1 })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    expect(await findings(registry, keysDir, [url])).toEqual([]);
    release = 'f'.repeat(64);
    expect(await findings(registry, keysDir, [url])).toEqual([
      expect.stringMatching(
        /^problem shell .*: serves ffffffffffff \(entry 1\), but the active release is/,
      ),
    ]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await findings(registry, keysDir, [url])).toEqual([
      expect.stringMatching(/^problem shell /),
    ]);
  });

  it('reports keys inside the registry', async () => {
    const { registry, act, keysDir } = await site();
    await pin(registry, act);
    const inside = path.join(registry, 'keys');
    await fs.cp(keysDir, inside, { recursive: true });
    expect(await findings(registry, inside)).toEqual([
      `problem keys: ${inside} is inside the registry`,
    ]);
  });

  it('notes a leftover claim and ignores recent temporary files', async () => {
    const { registry, keysDir, act } = await site();
    await pin(registry, act);
    const home = path.join(registry, 'artifacts', 'mfe-home', '1.0.0');
    await fs.writeFile(path.join(home, CLAIM_FILE), '{}');
    await fs.writeFile(path.join(home, '.main.js.0123456789ab'), 'half');
    expect(await findings(registry, keysDir)).toEqual([
      'note mfe-home 1.0.0: has a leftover claim; publish it again to remove it',
    ]);
  });

  it('warns of a clock that was never set', async () => {
    const { registry, keysDir, act } = await site();
    await pin(registry, act);
    jest.useFakeTimers({ now: 0, advanceTimers: true });
    const lines = await findings(registry, keysDir).finally(() => jest.useRealTimers());
    expect(lines[0]).toMatch(/^warning clock: shows 1970-01-01/);
  });
});
