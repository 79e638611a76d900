import type { VersionRecord } from '@huoban/contracts';
import type { Refusal } from '../refusal';
import { versionLabel } from './version-label';
import { satisfies } from './version-range';

/** The oldest section contract that the current shell supports. */
export const OLDEST_CONTRACT = 1;

/** R002: the shell accepts the contract of the section. */
export function checkContract(section: VersionRecord, shell: VersionRecord): Refusal[] {
  if (section.contract >= OLDEST_CONTRACT && section.contract <= shell.contract) return [];
  return [
    {
      code: 'R002',
      subject: versionLabel(section),
      problem: `it is built for contract ${section.contract}, and ${versionLabel(shell)} accepts ${OLDEST_CONTRACT} to ${shell.contract}`,
      remedy:
        'Pin it together with a shell that accepts it, or build the section for an accepted contract.',
    },
  ];
}

/**
 * R003: the shell's version of every shared package is in the section's range. Only the shell provides shared packages, so
 * sections need not be compared with each other.
 */
export function checkShared(section: VersionRecord, shell: VersionRecord): Refusal[] {
  return Object.entries(section.shared)
    .filter(([name, range]) => !satisfies(shell.shared[name] ?? 'none', range))
    .map(([name, range]) => ({
      code: 'R003',
      subject: versionLabel(section),
      problem: `it needs ${name} ${range}, and ${versionLabel(shell)} provides ${shell.shared[name] ?? 'none'}`,
      remedy: `Pin a shell that provides ${name} ${range} together with it, or build the section against the shell's version.`,
    }));
}

/**
 * R016: the shell exports every name that the section imports from a shared package. Not checked: packages whose names the
 * shell does not record (CommonJS), namespace imports, and versions built before names were recorded.
 */
export function checkSharedNames(section: VersionRecord, shell: VersionRecord): Refusal[] {
  return Object.entries(section.names ?? {}).flatMap(([name, used]) => {
    const provided = shell.names?.[name];
    const missing = provided ? used.filter((each) => each !== '*' && !provided.includes(each)) : [];
    if (missing.length === 0) return [];
    return [
      {
        code: 'R016' as const,
        subject: versionLabel(section),
        problem: `it uses ${missing.join(', ')} of ${name}, which ${versionLabel(shell)} does not provide`,
        remedy: `Pin a shell that provides ${missing.length > 1 ? 'them' : 'it'} together with the section.`,
      },
    ];
  });
}
