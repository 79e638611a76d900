import { DEVICES, LANGUAGES, SECTION_NAMES } from '@huoban/contracts';
import { recordEvidence } from '../../evidence/record-evidence';
import { openReportSigner } from '../../evidence/sign-report';
import { loadTrustedKeys } from '../../keys/key-files';
import { openSigner } from '../../keys/signer';
import { findTesterKey } from '../../keys/tester-key';
import { pin } from '../pin';
import { promote } from '../promote';

// Process of one team: pins its section on staging, records one smoke run, promotes the section.
const [registry = '', keys = '', team = ''] = process.argv.slice(2);
const section = SECTION_NAMES.find((name) => name === team);
if (!section) throw new Error(`unknown section ${team}`);

const signer = await openSigner(keys);
const act = { author: team, reason: 'a test', signer };
const staged = await pin(registry, {
  ...act,
  channel: 'staging',
  versions: { [section]: '2.0.0' },
});
const sign = await openReportSigner(await findTesterKey(keys));
const report = {
  release: staged.entry.release,
  url: 'https://staging.example',
  tool: 'smoke',
  version: '1',
  at: new Date().toISOString(),
  checks: 1,
  failures: [],
  scope: { languages: [...LANGUAGES], devices: [...DEVICES], left: [] },
};
await recordEvidence(registry, sign(report, team), { trusted: await loadTrustedKeys(keys) });
await promote(registry, { ...act, channel: 'production', from: 'staging', only: [section] });
