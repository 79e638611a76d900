import { readChannelHead } from '../channel/channel-head';
import {
  BY_TEST,
  createSite,
  publishVersion,
  TEST_SIGNER,
  TRUSTED,
} from '../testing/test-registry';
import { generateKey } from '../keys/generate-key';
import { createSigner } from '../keys/signer';
import { TrustedKeys, type TrustedKeyRecord } from '../keys/trusted-keys';
import { ReleaseStore } from '../registry/release-store';
import { createLink } from './create-link';
import { signLink, readLink, type LinkContent } from './tester-link';

const DAY = 86_400_000;
const NOW = Date.now();
const CONTENT: LinkContent = {
  format: 1,
  release: 'a'.repeat(64),
  from: 'production',
  author: 'ming',
  note: '新海报',
  expires: new Date(NOW + DAY).toISOString(),
};
const TOKEN = signLink(TEST_SIGNER, CONTENT);

/** Reads a link with a modified key record. */
function readBy(changes: Partial<TrustedKeyRecord>, now = NOW) {
  const { privateKey, record } = generateKey('manager');
  const token = signLink(createSigner(privateKey, new TrustedKeys([record])), CONTENT);
  return readLink(token, new TrustedKeys([{ ...record, ...changes }]), now);
}

describe('readLink', () => {
  it('returns the content of a link', () => {
    const { format: _, ...said } = CONTENT;
    expect(readLink(TOKEN, TRUSTED, NOW)).toEqual({ kind: 'link', ...said });
  });

  it('works as part of a URL', () => {
    expect(encodeURIComponent(TOKEN)).toBe(TOKEN);
  });

  it('refuses an expired link with R034', () => {
    expect(readLink(TOKEN, TRUSTED, NOW + DAY)).toMatchObject({ kind: 'refused', code: 'R034' });
  });

  it('refuses an altered link with R033', () => {
    const [k, id, content = '', signature] = TOKEN.split('.');
    const altered = JSON.stringify({ ...CONTENT, release: 'b'.repeat(64) });
    const forged = [k, id, Buffer.from(altered).toString('base64url'), signature].join('.');
    expect(readLink(forged, TRUSTED, NOW)).toMatchObject({ kind: 'refused', code: 'R033' });
    expect(readLink(`k.${'0'.repeat(16)}.${content}.AA`, TRUSTED, NOW)).toMatchObject({
      code: 'R033',
    });
  });

  it('refuses a non-canonical encoding with R032', () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const respelled = TOKEN.replace(/.$/, (last) => digits[digits.indexOf(last) + 1] ?? '');
    const bytes = (token: string) => Buffer.from(token.split('.')[3] ?? '', 'base64url');
    expect(bytes(respelled)).toEqual(bytes(TOKEN));
    expect(readLink(respelled, TRUSTED, NOW)).toMatchObject({ kind: 'refused', code: 'R032' });
  });

  it.each<[string, Partial<TrustedKeyRecord>]>([
    ['revoked', { revoked: new Date(NOW).toISOString() }],
    ['past its end', { until: new Date(NOW - 1).toISOString() }],
    ['only automatic', { role: 'automatic' }],
  ])('refuses with R033 a key that is %s', (_, changes) => {
    expect(readBy({})).toMatchObject({ kind: 'link' });
    expect(readBy(changes)).toMatchObject({ kind: 'refused', code: 'R033' });
  });

  it.each(['', 'k..', TOKEN.slice(0, -20), 'x'.repeat(5_000), `${TOKEN}.more`])(
    'refuses %.20s as no whole link',
    (token) => {
      expect(readLink(token, TRUSTED, NOW).kind).toBe('refused');
    },
  );

  it('refuses a valid signature of content that is not a link', () => {
    const other = signLink(TEST_SIGNER, { ...CONTENT, release: '../etc' });
    expect(readLink(other, TRUSTED, NOW)).toMatchObject({ kind: 'refused', code: 'R032' });
  });
});

describe('createLink', () => {
  const OPTIONS = { channel: 'production', author: 'ming', note: '', signer: TEST_SIGNER };

  it('stores the release of the given versions without activating it', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const target = { versions: { 'mfe-home': '2.0.0' } };
    const { token } = await createLink(registry, { ...OPTIONS, target });
    const link = readLink(token, TRUSTED, NOW);
    if (link.kind === 'refused') throw new Error(link.problem);
    const release = await new ReleaseStore(registry).read(link.release);
    expect(release.sections['mfe-home'].version).toBe('2.0.0');
    const head = await readChannelHead(registry, BY_TEST.channel, TRUSTED);
    expect(head?.entry.sequence).toBe(1);
  });

  it('refuses unpublished versions', async () => {
    const registry = await createSite();
    const unpublished = { versions: { 'mfe-home': '9.9.9' } };
    const unknown = { release: 'ffff' };
    await expect(createLink(registry, { ...OPTIONS, target: unpublished })).rejects.toThrow(/R008/);
    await expect(createLink(registry, { ...OPTIONS, target: unknown })).rejects.toThrow(/R012/);
  });

  it.each([0, 31, 1.5])('refuses an expiry of %s days', async (days) => {
    const target = { release: 'a' };
    const made = createLink('/nowhere', { ...OPTIONS, target, days });
    await expect(made).rejects.toThrow(/R034/);
  });
});
