import { LANGUAGES, type VersionRecord } from '@huoban/contracts';
import { endpoints } from '@huoban/contracts/api';
import { isCatchAll } from './pattern-overlap';
import type { Refusal } from './refusal';
import { satisfies } from './version-range';

/** The oldest section contract that a shell of today still runs. */
export const OLDEST_CONTRACT = 1;

/** What one section breaks beside the given shell; nothing for a section that fits. */
export function checkSection(section: VersionRecord, shell: VersionRecord): Refusal[] {
  return [
    ...checkContract(section, shell),
    ...checkShared(section, shell),
    ...checkLanguages(section),
    ...checkEndpoints(section),
    ...checkCatchAlls(section),
  ];
}

/** The shell's own share: its languages. */
export const checkShell = (shell: VersionRecord): Refusal[] => checkLanguages(shell);

const named = ({ name, version }: VersionRecord): string => `${name} ${version}`;

function checkContract(section: VersionRecord, shell: VersionRecord): Refusal[] {
  if (section.contract >= OLDEST_CONTRACT && section.contract <= shell.contract) return [];
  return [
    {
      code: 'R002',
      subject: named(section),
      problem: `it is built for contract ${section.contract}, and ${named(shell)} accepts ${OLDEST_CONTRACT} to ${shell.contract}`,
      wayOut:
        'Pin a shell that accepts it together with it, or build the section for an accepted contract.',
    },
  ];
}

function checkShared(section: VersionRecord, shell: VersionRecord): Refusal[] {
  return Object.entries(section.shared)
    .filter(([name, range]) => !satisfies(shell.shared[name] ?? 'none', range))
    .map(([name, range]) => ({
      code: 'R003',
      subject: named(section),
      problem: `it needs ${name} ${range}, and ${named(shell)} provides ${shell.shared[name] ?? 'none'}`,
      wayOut: `Pin a shell that provides ${name} ${range} together with it, or build the section against the shell's version.`,
    }));
}

function checkLanguages(version: VersionRecord): Refusal[] {
  const missing = LANGUAGES.filter((language) => !version.locales.includes(language));
  if (missing.length === 0) return [];
  return [
    {
      code: 'R005',
      subject: named(version),
      problem: `it has no messages in ${missing.join(', ')}`,
      wayOut: 'Add the missing languages and build again.',
    },
  ];
}

function checkEndpoints(section: VersionRecord): Refusal[] {
  return section.endpoints
    .filter((endpoint) => !Object.hasOwn(endpoints, endpoint))
    .map((endpoint) => ({
      code: 'R013',
      subject: named(section),
      problem: `it calls ${endpoint}, which the service does not have`,
      wayOut: 'Correct `endpoints` in its section.json, or add the endpoint to the service first.',
    }));
}

function checkCatchAlls(section: VersionRecord): Refusal[] {
  return section.routes
    .filter((route) => isCatchAll(route.pattern))
    .map((route) => ({
      code: 'R014',
      subject: named(section),
      problem: `its pattern ${route.pattern} matches any path`,
      wayOut: 'Name the first part of the path; the shell answers what nobody serves.',
    }));
}
