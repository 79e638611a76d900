import type { VersionRecord } from '@huoban/contracts';
import type { Refusal } from '../refusal';
import { versionLabel } from './version-label';
import { satisfies } from './version-range';

/** The oldest section contract that a shell of today still runs. */
export const OLDEST_CONTRACT = 1;

/** R002: the section speaks a contract that the shell accepts. */
export function checkContract(section: VersionRecord, shell: VersionRecord): Refusal[] {
  if (section.contract >= OLDEST_CONTRACT && section.contract <= shell.contract) return [];
  return [
    {
      code: 'R002',
      subject: versionLabel(section),
      problem: `it is built for contract ${section.contract}, and ${versionLabel(shell)} accepts ${OLDEST_CONTRACT} to ${shell.contract}`,
      remedy:
        'Pin a shell that accepts it together with it, or build the section for an accepted contract.',
    },
  ];
}

/**
 * R003: the shell's version of every shared package lies in the section's range. The shell is the only one that provides
 * them, so a release whose sections all pass can be satisfied as a whole.
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
 * R016: the shell provides every name that the section takes from a shared package. Not judged: packages whose names the
 * shell does not know (CommonJS; their version range is judged), sections that take a package as a whole, and versions
 * built before names were recorded.
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
