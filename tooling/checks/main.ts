import { fileURLToPath } from 'node:url';
import { catalog, declaredDependencies } from './catalog';
import { checklist } from './checklist';
import { colours, knownTokens } from './colours';
import { docLinks } from './doc-links';
import { fileLengths } from './file-lengths';
import { folderSizes } from './folder-sizes';
import { locales } from './locales';
import { machinePaths } from './machine-paths';
import { oneVersion } from './one-version';
import { privateFiles } from './private-files';
import { openRepository, type Check } from './repository';
import { retiredTerms } from './retired-terms';
import { sections } from './sections';
import { disabledTests } from './disabled-tests';
import { typography } from './typography';
import { zoneTable } from './zone-table';

const CHECKS: Check[] = [
  sections,
  catalog,
  declaredDependencies,
  oneVersion,
  zoneTable,
  locales,
  docLinks,
  checklist,
  disabledTests,
  colours,
  knownTokens,
  fileLengths,
  folderSizes,
  retiredTerms,
  machinePaths,
  privateFiles,
  typography,
];

const write = (line: string) => process.stdout.write(`${line}\n`);
const repository = openRepository(fileURLToPath(new URL('../../', import.meta.url)));
let failed = 0;

for (const check of CHECKS) {
  const { examined, findings } = check.run(repository);
  if (findings.length === 0) {
    write(`✓ ${check.name} (${String(examined)} examined)`);
    continue;
  }
  failed += 1;
  write(`✗ ${check.name}: ${String(findings.length)} of ${String(examined)}`);
  for (const finding of findings) write(`    ${finding}`);
  write(`    → ${check.remedy}`);
}

write(`${String(CHECKS.length - failed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
