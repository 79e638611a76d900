import type { VersionRecord } from '@huoban/contracts';
import type { Refusal } from '../refusal';
import { checkEndpoints } from './endpoint-checks';
import { checkLanguages } from './language-checks';
import { isCatchAll } from './routes/pattern-overlap';
import { checkContract, checkSharedNames, checkShared } from './shared-checks';
import { checkSignatures } from './signature-checks';
import { checkSizes } from './size-checks';
import { versionLabel } from './version-label';

/** Rules that a section breaks together with the given shell. */
export function checkSection(section: VersionRecord, shell: VersionRecord): Refusal[] {
  return [
    ...checkContract(section, shell),
    ...checkShared(section, shell),
    ...checkSharedNames(section, shell),
    ...checkSignatures(section, shell),
    ...checkLanguages(section),
    ...checkEndpoints(section),
    ...checkCatchAlls(section),
    ...checkSizes(section),
  ];
}

/** Rules that the shell breaks by itself: languages and size. */
export const checkShell = (shell: VersionRecord): Refusal[] => [
  ...checkLanguages(shell),
  ...checkSizes(shell),
];

function checkCatchAlls(section: VersionRecord): Refusal[] {
  return section.routes
    .filter((route) => isCatchAll(route.pattern))
    .map((route) => ({
      code: 'R014',
      subject: versionLabel(section),
      problem: `its pattern ${route.pattern} matches any path`,
      remedy: 'Use a fixed first segment. The shell answers paths that no section serves.',
    }));
}
