import { DeprecationStore } from './deprecation/deprecation-store';
import { FORCED_BY_TEST, createSite, publishVersion, TRUSTED } from '../testing/test-registry';
import { pin } from '../acts/pin';
import { formatVersionStatus, listVersionStatuses } from './version-status';

describe('versionStatuses', () => {
  it('reports the use of each version', async () => {
    const registry = await createSite();
    for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
      await publishVersion(registry, 'mfe-home', version);
    }
    for (const version of ['2.0.0', '3.0.0']) {
      await pin(registry, { ...FORCED_BY_TEST, versions: { 'mfe-home': version } });
    }
    await new DeprecationStore(registry).save({
      format: 1,
      name: 'mfe-home',
      version: '1.0.0',
      author: 'ming',
      reason: 'forgets the language',
      at: '2026-11-01T00:00:00.000Z',
    });
    const found = await listVersionStatuses(registry, TRUSTED, 'mfe-home');
    const texts = Object.fromEntries(
      found.map((each) => [each.version, formatVersionStatus(each)]),
    );
    expect(texts).toEqual({
      '4.0.0': 'available',
      '3.0.0': 'live on production',
      '2.0.0': 'fallback on production',
      '1.0.0': 'deprecated 2026-11-01: forgets the language',
    });
  });
});
