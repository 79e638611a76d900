import { readChannelHead } from '../channel/channel-head';
import { findTesterKey } from '../keys/tester-key';
import { createSite, FULL_SCOPE, keysFolder, TRUSTED } from '../testing/test-registry';
import { EvidenceStore } from './evidence-store';
import { recordEvidence } from './record-evidence';
import { openReportSigner } from './sign-report';
import { readSmokeReport } from './smoke-report';

describe('a report that the smoke checks sign', () => {
  it.each([
    ['passed', [], true],
    ['failed', ['home is empty'], false],
  ])('is evidence of a run that %s', async (_, failures, passed) => {
    const registry = await createSite();
    const release = (await readChannelHead(registry, 'production', TRUSTED))?.entry.release ?? '';
    const sign = await openReportSigner(await findTesterKey(keysFolder(registry)));
    const run = { tool: 'smoke', version: '1', url: 'https://a.example', checks: 3, failures };
    const report = { ...run, release, at: new Date().toISOString(), scope: FULL_SCOPE };
    const text = JSON.stringify(sign(report, 'hana'), null, 2);
    await recordEvidence(registry, readSmokeReport('r.json', text), { trusted: TRUSTED });
    const [stored] = await new EvidenceStore(registry).list(release, TRUSTED);
    expect(stored).toMatchObject({ ...report, author: 'hana', passed });
  });

  it('needs a readable key', async () => {
    await expect(openReportSigner('/nowhere.pem')).rejects.toThrow(/R020 .*does not exist/);
  });
});
