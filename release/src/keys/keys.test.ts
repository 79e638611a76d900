import { generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readChannelHead } from '../channel/channel-head';
import {
  BY_TEST,
  FORCED_BY_TEST,
  keysFolder,
  createRegistry,
  createSite,
  publishVersion,
} from '../testing/test-registry';
import { lock } from '../acts/lock-channel';
import { pin } from '../acts/pin';
import { revokeKey } from './change-keys';
import { createKey, ensureFirstKey, readRecords } from './key-folder';
import { privateKeyFile, loadTrustedKeys } from './key-files';
import { revokeChannelKey, rotateChannelKeys } from './channel-keys';
import { openSigner, createSigner } from './signer';
import { generateKey } from './generate-key';
import { keyIdOf, KeysUnreadable, TrustedKeys } from './trusted-keys';

const BY = { author: 'ming', reason: 'yearly' };

const rotate = (registry: string) =>
  rotateChannelKeys({ registry, keysDir: keysFolder(registry), ...BY });

const emptyKeys = async () => path.join(keysFolder(await createRegistry()), 'own');

describe('keys folder', () => {
  it('gets its first key once, also from several processes', async () => {
    const keysDir = await emptyKeys();
    const made = await Promise.all([ensureFirstKey(keysDir), ensureFirstKey(keysDir)]);
    expect(made.filter((id) => id !== null)).toHaveLength(1);
    expect(await ensureFirstKey(keysDir)).toBeNull();
    const records = await readRecords(keysDir);
    expect(records).toMatchObject([{ role: 'manager', until: null, revoked: null }]);
    expect(await fs.readdir(path.join(keysDir, 'private'))).toHaveLength(1);
  });

  it('gets a first manager key beside an automatic one, but none in place of a revoked one', async () => {
    const keysDir = await emptyKeys();
    await createKey(keysDir, 'automatic');
    const first = await ensureFirstKey(keysDir);
    expect((await openSigner(keysDir)).key).toBe(first);
    await revokeKey(keysDir, first ?? '');
    expect(await ensureFirstKey(keysDir)).toBeNull();
  });

  it('protects private keys by file mode and keeps them out of trusted.json', async () => {
    const keysDir = await emptyKeys();
    const { id } = await createKey(keysDir, 'manager');
    const file = privateKeyFile(keysDir, id);
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
    expect((await fs.stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    expect(await fs.readFile(path.join(keysDir, 'trusted.json'), 'utf8')).not.toMatch(/PRIVATE/);
  });
});

describe('openSigner', () => {
  it('opens an older key when the private key of the newest is not in the folder', async () => {
    const keysDir = await emptyKeys();
    const older = await createKey(keysDir, 'manager');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const newer = await createKey(keysDir, 'manager');
    expect((await openSigner(keysDir)).key).toBe(newer.id);
    await fs.rm(privateKeyFile(keysDir, newer.id));
    expect((await openSigner(keysDir)).key).toBe(older.id);
  });

  it.each([
    ['was revoked', { revoked: '2026-01-01T00:00:00.000Z' }],
    ['has ended', { until: '2026-01-01T00:00:00.000Z' }],
  ])('refuses a key that %s, from folder and file', (_, change) => {
    const { privateKey, record } = generateKey('manager');
    const trusted = new TrustedKeys([{ ...record, ...change }]);
    expect(() => createSigner(privateKey, trusted)).toThrow(/R020 .*is revoked or expired/);
  });

  it('opens the newest key of the role', async () => {
    const keysDir = await emptyKeys();
    await createKey(keysDir, 'manager');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const newer = await createKey(keysDir, 'manager');
    const automatic = await createKey(keysDir, 'automatic');
    expect((await openSigner(keysDir)).key).toBe(newer.id);
    expect((await openSigner(keysDir, { role: 'automatic' })).key).toBe(automatic.id);
  });

  it('opens a key file that is trusted', async () => {
    const keysDir = await emptyKeys();
    const { id } = await createKey(keysDir, 'manager');
    const pem = privateKeyFile(keysDir, id);
    expect((await openSigner(keysDir, { pem })).key).toBe(id);
    const stranger = path.join(keysDir, 'stranger.pem');
    const { privateKey } = generateKey('manager');
    await fs.writeFile(stranger, privateKey.export({ format: 'pem', type: 'pkcs8' }));
    await expect(openSigner(keysDir, { pem: stranger })).rejects.toThrow(/R020/);
  });

  it('refuses to sign with a revoked key', async () => {
    const registry = await createRegistry();
    const [record] = await readRecords(keysFolder(registry));
    await revokeChannelKey(registry, keysFolder(registry), record?.id ?? '', false);
    await expect(openSigner(keysFolder(registry))).rejects.toThrow(/R020/);
  });
});

describe('rotation', () => {
  it('renews channels with the new key and lets the old one expire', async () => {
    const registry = await createSite();
    const { created, ending, renewed, left } = await rotate(registry);
    expect({ renewed, left }).toEqual({ renewed: ['production'], left: [] });
    expect(ending).toHaveLength(1);
    const days = (Date.parse(ending[0]?.until ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const head = await readChannelHead(
      registry,
      'production',
      await loadTrustedKeys(keysFolder(registry)),
    );
    expect(head?.entry.signature.key).toBe(created.id);
  });

  it('reports channels that could not be renewed', async () => {
    const registry = await createSite();
    await lock(registry, BY_TEST);
    const { renewed, left } = await rotate(registry);
    expect(renewed).toEqual([]);
    expect(left).toEqual([expect.stringMatching(/R022 production/)]);
  });
});

describe('revocation', () => {
  it('keeps entries of a revoked key that another key continues', async () => {
    const registry = await createSite();
    const { ending } = await rotate(registry);
    await revokeChannelKey(registry, keysFolder(registry), ending[0]?.id ?? '', false);
    const signer = await openSigner(keysFolder(registry));
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const versions = { 'mfe-home': '2.0.0' };
    const { entry, release } = await pin(registry, { ...FORCED_BY_TEST, signer, versions });
    expect(entry.sequence).toBe(3);
    expect(release.sections['mfe-home'].fallback?.version).toBe('1.0.0');
  });

  it('refuses a key that signed a head, unless forced', async () => {
    const registry = await createSite();
    const keysDir = keysFolder(registry);
    const { key } = BY_TEST.signer;
    await expect(revokeChannelKey(registry, keysDir, key, false)).rejects.toThrow(
      /R021.*production/,
    );
    await revokeChannelKey(registry, keysDir, key, true);
    expect(
      await readChannelHead(registry, 'production', await loadTrustedKeys(keysDir)),
    ).toBeNull();
    await expect(revokeChannelKey(registry, keysDir, key, true)).rejects.toThrow(/R026.*revoked/);
    await expect(revokeChannelKey(registry, keysDir, 'none', true)).rejects.toThrow(/R026/);
  });
});

describe('TrustedKeys', () => {
  const { record } = generateKey('manager');
  const other = generateKey('manager').record;

  it.each([
    ['no JSON', '{'],
    ['another format', JSON.stringify({ format: 2, keys: [] })],
    ['a field that is not known', JSON.stringify({ format: 1, keys: [{ ...record, x: 1 }] })],
    ['a key twice', JSON.stringify({ format: 1, keys: [record, record] })],
    [
      'a key under the id of another',
      JSON.stringify({ format: 1, keys: [{ ...record, id: other.id }] }),
    ],
  ])('refuses %s', (_, text) => {
    expect(() => TrustedKeys.parse(text)).toThrow(KeysUnreadable);
  });

  it('refuses keys other than Ed25519', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = publicKey.export({ format: 'der', type: 'spki' });
    const foreign = { ...record, id: keyIdOf(spki), publicKey: spki.toString('base64') };
    expect(() => new TrustedKeys([foreign])).toThrow(`key ${foreign.id} is not Ed25519`);
  });

  it('accepts canonical base64 signatures only', () => {
    const { privateKey, record: own } = generateKey('manager');
    const trusted = new TrustedKeys([own]);
    const value = sign(null, Buffer.from('text'), privateKey).toString('base64');
    const key = trusted.find(own.id);
    expect(key?.verifies('text', value)).toBe(true);
    expect(key?.verifies('text', ` ${value}`)).toBe(false);
    expect(key?.verifies('other', value)).toBe(false);
    expect(key?.verifies('text', value.slice(0, 20))).toBe(false);
  });
});
