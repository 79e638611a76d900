import type { VersionRecord } from '@huoban/contracts';
import type { Refusal } from '../refusal';
import { checkEndpoints } from './endpoint-checks';
import { checkLanguages } from './language-checks';
import { isCatchAll } from './routes/pattern-overlap';
import { checkContract, checkSharedNames, checkShared } from './shared-checks';
import { checkSizes } from './size-checks';
import { versionLabel } from './version-label';

/** What one section breaks beside the given shell; nothing for a section that fits. */
export function checkSection(section: VersionRecord, shell: VersionRecord): Refusal[] {
  return [
    ...checkContract(section, shell),
    ...checkShared(section, shell),
    ...checkSharedNames(section, shell),
    ...checkLanguages(section),
    ...checkEndpoints(section),
    ...checkCatchAlls(section),
    ...checkSizes(section),
  ];
}

/** The shell's own share: its languages and its size. */
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
      remedy: 'Name the first part of the path; the shell answers what nobody serves.',
    }));
}
