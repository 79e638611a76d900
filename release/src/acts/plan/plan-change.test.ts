import { ARTIFACT_NAMES } from '../../registry/artifact-names';
import { readChannelHead, readHistory } from '../../channel/channel-head';
import {
  BY_TEST,
  FORCED_BY_TEST,
  createSite,
  publishVersion,
  TRUSTED,
} from '../../testing/test-registry';
import { lock } from '../lock-channel';
import { pin } from '../pin';
import { promote } from '../promote';
import { planChange } from './plan-change';

const BASE = { channel: 'production', author: 'test', trusted: TRUSTED };

describe('planChange', () => {
  it('shows the changes of a pin without performing it', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0', { endpoints: [] });
    const plan = await planChange(registry, { ...BASE, versions: { 'mfe-home': '2.0.0' } });
    expect(plan).toMatchObject({ act: 'pin', changes: true, evidence: { kind: 'missing' } });
    expect(plan.refusals.map(({ code }) => code)).toEqual([]);
    expect(plan.diff?.artifacts).toMatchObject([
      { name: 'mfe-home', version: { from: '1.0.0', to: '2.0.0' } },
    ]);
    expect(plan.diff?.fallbacks).toEqual([{ name: 'mfe-home', from: null, to: '1.0.0' }]);
    expect(await readHistory(registry, 'production', TRUSTED)).toHaveLength(1);
  });

  it('returns the id of the release that the pin creates', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const versions = { 'mfe-home': '2.0.0' };
    const plan = await planChange(registry, { ...BASE, versions });
    const { entry } = await pin(registry, { ...FORCED_BY_TEST, versions });
    expect(plan.release).toBe(entry.release);
  });

  it('returns all refusals', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0', { contract: 2, routes: [] });
    const plan = await planChange(registry, { ...BASE, versions: { 'mfe-home': '2.0.0' } });
    const codes = plan.refusals.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['R002', 'R006']));
    expect(plan.diff?.artifacts[0]?.routes.removed).toContain('/activity (desktop, mobile)');
  });

  it('returns R022 for a locked channel', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    await lock(registry, BY_TEST);
    const plan = await planChange(registry, { ...BASE, versions: { 'mfe-home': '2.0.0' } });
    expect(plan.refusals).toMatchObject([{ code: 'R022', subject: 'production' }]);
  });

  it('starts an empty channel from no release', async () => {
    const registry = await createSite();
    const versions = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));
    const staging = { ...BASE, channel: 'staging' };
    const whole = await planChange(registry, { ...staging, versions });
    expect(whole).toMatchObject({ inForce: null, changes: true, evidence: null, refusals: [] });
    expect(whole.diff?.artifacts).toHaveLength(ARTIFACT_NAMES.length);
    const part = await planChange(registry, { ...staging, versions: { 'mfe-home': '1.0.0' } });
    expect(part.release).toBeNull();
    expect(new Set(part.refusals.map(({ code }) => code))).toEqual(new Set(['R007']));
  });

  it('takes only the selected artifacts', async () => {
    const registry = await createSite();
    await promote(registry, { ...BY_TEST, from: 'production', channel: 'staging' });
    for (const name of ['mfe-home', 'mfe-legal'] as const) {
      await publishVersion(registry, name, '2.0.0');
      await pin(registry, { ...BY_TEST, channel: 'staging', versions: { [name]: '2.0.0' } });
    }
    const plan = await planChange(registry, { ...BASE, from: 'staging', only: ['mfe-legal'] });
    expect(plan.act).toBe('promote');
    expect(plan.diff?.artifacts.map(({ name }) => name)).toEqual(['mfe-legal']);
  });

  it('has no release while a version is missing', async () => {
    const registry = await createSite();
    const plan = await planChange(registry, { ...BASE, versions: { 'mfe-home': '9.9.9' } });
    expect(plan).toMatchObject({ release: null, diff: null, refusals: [{ code: 'R008' }] });
  });

  it('shows the evidence that a promotion lacks', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const all = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));
    const versions = { ...all, 'mfe-home': '2.0.0' };
    await pin(registry, { ...BY_TEST, channel: 'staging', versions });
    const plan = await planChange(registry, { ...BASE, from: 'staging' });
    expect(plan.evidence).toMatchObject({ kind: 'missing', untested: ['mfe-home'] });
    expect(plan.refusals).toMatchObject([{ code: 'R018' }]);
    const staging = await readChannelHead(registry, 'staging', TRUSTED);
    expect(plan.release).toBe(staging?.entry.release);
  });
});
