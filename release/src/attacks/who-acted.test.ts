import { confirmAct } from '../acts/pending/confirm-act';
import { ActPending, listPendingActs } from '../acts/pending/pending-acts';
import { pin } from '../acts/pin';
import { rollback } from '../acts/rollback';
import { changePolicy } from '../keys/change-policy';
import { revokeKey } from '../keys/change-keys';
import { createKey } from '../keys/key-folder';
import { loadTrustedKeys } from '../keys/key-files';
import { approveDocument, signDocument } from '../keys/signed-document';
import { openSigner, type Signer } from '../keys/signer';
import { canonicalJson } from '../registry/canonical-json';
import { BY_TEST, publishVersion } from '../testing/test-registry';
import { readChannelHead } from '../channel/channel-head';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const HOME = { 'mfe-home': '3.0.0' };

/** A site on which ming and hana hold keys; production needs `signatures` of them. */
async function prepare(signatures = 2) {
  const fixture = await AttackFixture.prepare();
  const signers: Record<string, Signer> = {};
  for (const owner of ['ming', 'hana']) await createKey(fixture.keys, 'manager', owner);
  if (signatures > 1) await changePolicy(fixture.keys, 'production', { signatures, from: 3 });
  for (const owner of ['ming', 'hana']) signers[owner] = await openSigner(fixture.keys, { owner });
  await publishVersion(fixture.registry, 'mfe-home', '3.0.0');
  await fixture.poll();
  const by = (owner: string) => {
    const signer = signers[owner];
    if (!signer) throw new Error(`no key of ${owner}`);
    return { ...BY_TEST, force: 'a test', signer };
  };
  const propose = async (owner: string): Promise<ActPending> => {
    const pending: unknown = await pin(fixture.registry, { ...by(owner), versions: HOME }).catch(
      (error: unknown) => error,
    );
    if (!(pending instanceof ActPending)) throw new Error(`not pending: ${String(pending)}`);
    return pending;
  };
  const confirm = (owner: string, id: string) =>
    confirmAct(fixture.registry, { channel: 'production', id, signer: by(owner).signer });
  return { fixture, by, propose, confirm };
}

describe('the author of an act', () => {
  it('is the owner of the key, whatever the caller states', async () => {
    const { fixture, by } = await prepare(1);
    const { entry } = await pin(fixture.registry, {
      ...by('ming'),
      author: 'hana',
      versions: HOME,
    });
    expect(entry.author).toBe('ming');
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 3 });
  });

  it('cannot be another one in an entry that is signed by hand', async () => {
    const { fixture, by } = await prepare(1);
    await fixture.writeEntry(3, await fixture.forge(2, { author: 'hana' }, by('ming').signer));
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(state.reason).toMatch(/names hana as author, but key \w+ is of ming/);
  });
});

describe('a key for staging', () => {
  it('acts on staging and not on production', async () => {
    const { fixture } = await prepare(1);
    await createKey(fixture.keys, 'staging', 'ci');
    const signer = await openSigner(fixture.keys, { owner: 'ci' });
    const act = { ...BY_TEST, signer };
    await expect(pin(fixture.registry, { ...act, versions: HOME })).rejects.toThrow(
      /R061 .*role staging may not sign pin on production/,
    );
    const head = await readChannelHead(fixture.registry, 'production', signer.trusted);
    const sections = Object.entries(head?.release.sections ?? {});
    const versions = {
      ...Object.fromEntries(sections.map(([name, { version }]) => [name, version])),
      shell: head?.release.shell.version ?? '',
    };
    const staged = await pin(fixture.registry, { ...act, channel: 'staging', versions });
    expect(staged.entry).toMatchObject({ sequence: 1, author: 'ci' });
    await fixture.writeEntry(3, await fixture.forge(2, { author: 'ci' }, signer));
    expect((await fixture.poll()).reason).toMatch(/signed by a key with the role staging/);
  });
});

describe('a channel that needs two signatures', () => {
  it('takes effect with the confirmation of another owner', async () => {
    const { fixture, propose, confirm } = await prepare();
    const { id } = await propose('ming');
    expect(homeVersion(await fixture.poll())).toBe('2.0.0');
    expect(await listPendingActs(fixture.registry, 'production')).toMatchObject([{ id }]);
    const done = await confirm('hana', id);
    expect(done).toMatchObject({ isDone: true, signed: ['ming', 'hana'] });
    const state = await fixture.poll();
    expect(state).toMatchObject({ status: 'ok', sequence: 3 });
    expect(homeVersion(state)).toBe('3.0.0');
    expect(await fixture.faults()).toEqual([]);
    expect(await listPendingActs(fixture.registry, 'production')).toEqual([]);
  });

  it('waits for the third of three', async () => {
    const { fixture, confirm, propose } = await prepare();
    await createKey(fixture.keys, 'manager', 'lena');
    await changePolicy(fixture.keys, 'production', { signatures: 3, from: 3 });
    const { id } = await propose('ming').catch(() => ({ id: '' }));
    expect(id).not.toBe('');
    const trusted = await loadTrustedKeys(fixture.keys);
    expect(trusted.requiredSignatures('production', 3)).toBe(3);
    const signerOf = (owner: string) => openSigner(fixture.keys, { owner });
    const channel = 'production';
    const half = { channel, id, signer: await signerOf('hana') };
    expect(await confirmAct(fixture.registry, half)).toMatchObject({ isDone: false });
    await expect(confirm('hana', id)).rejects.toThrow(/R062 .*hana signed it before/);
    const last = { channel, id, signer: await signerOf('lena') };
    expect(await confirmAct(fixture.registry, last)).toMatchObject({ isDone: true });
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 3 });
  });

  it('refuses the confirmation of its author, of a tester, of nothing and after another act', async () => {
    const { fixture, by, propose, confirm } = await prepare();
    const { id } = await propose('ming');
    await expect(confirm('ming', id)).rejects.toThrow(/R062 .*ming signed it before/);
    await expect(confirm('hana', 'ffff')).rejects.toThrow(/R062 .*no act on production/);
    const tester = await fixture.createStolenKey('tester');
    const channel = 'production';
    await expect(confirmAct(fixture.registry, { channel, id, signer: tester })).rejects.toThrow(
      /R061/,
    );
    const automatic = await openSigner(fixture.keys, { role: 'automatic' }).catch(async () => {
      await createKey(fixture.keys, 'automatic');
      return openSigner(fixture.keys, { role: 'automatic' });
    });
    await rollback(fixture.registry, { ...BY_TEST, signer: automatic, to: '1' });
    await expect(confirm('hana', id)).rejects.toThrow(/R010 the pending pin/);
    expect(by('hana').signer.owner).toBe('hana');
  });

  it.each(['one stolen key', 'a second key of the same owner', 'the same signature twice'])(
    'refuses an entry signed by %s, and what follows it',
    async (kind) => {
      const { fixture, by } = await prepare();
      const thief = by('ming').signer;
      const entry = JSON.parse(await fixture.forge(2, { author: 'ming' }, thief)) as object;
      let approvals = {};
      if (kind.startsWith('a second')) {
        await createKey(fixture.keys, 'manager', 'ming');
        const second = await openSigner(fixture.keys, { owner: 'ming' });
        expect(second.key).not.toBe(thief.key);
        approvals = { approvals: [approveDocument(second, entry)] };
      }
      if (kind.startsWith('the same')) approvals = { approvals: [approveDocument(thief, entry)] };
      const forged = canonicalJson({ ...entry, ...approvals });
      await fixture.writeEntry(3, forged);
      const state = await fixture.poll();
      expect(state.reason).toMatch(/has the signatures of 1 of 2 owners/);
      await fixture.writeEntry(4, await fixture.forge(3, { author: 'ming' }, thief));
      expect(await fixture.poll()).toMatchObject({ status: 'degraded', sequence: 2 });
      expect(await fixture.faults()).toContain('untrusted channel production, entry 3');
    },
  );

  it('refuses an approval of other content', async () => {
    const { fixture, by } = await prepare();
    const entry = JSON.parse(
      await fixture.forge(2, { author: 'ming' }, by('ming').signer),
    ) as object;
    const other = signDocument(by('hana').signer, { ...entry, reason: 'another' });
    await fixture.writeEntry(3, canonicalJson({ ...entry, approvals: [other.signature] }));
    expect((await fixture.poll()).reason).toMatch(/has an invalid signature/);
  });

  it('keeps an entry whose second signer was revoked later, when others continue it', async () => {
    const { fixture, propose, confirm } = await prepare();
    await createKey(fixture.keys, 'manager', 'lena');
    await confirm('hana', (await propose('ming')).id);
    const lena = await openSigner(fixture.keys, { owner: 'lena' });
    const ming = await openSigner(fixture.keys, { owner: 'ming' });
    const back = rollback(fixture.registry, { ...BY_TEST, signer: lena, to: '1' });
    const { id } = await back.then(
      () => ({ id: '' }),
      (error: unknown) => error as ActPending,
    );
    await confirmAct(fixture.registry, { channel: 'production', id, signer: ming });
    await revokeKey(fixture.keys, (await openSigner(fixture.keys, { owner: 'hana' })).key);
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 4 });
    expect(await fixture.faults()).toEqual([]);
  });

  it('needs as many owners with keys as signatures', async () => {
    const { fixture } = await prepare();
    await expect(
      changePolicy(fixture.keys, 'production', { signatures: 5, from: 3 }),
    ).rejects.toThrow(/R026 channel production: 5 signatures are required, but only 3/);
    await changePolicy(fixture.keys, 'production', { signatures: 1, from: 3 });
    expect((await loadTrustedKeys(fixture.keys)).requiredSignatures('production', 9)).toBe(1);
  });
});
