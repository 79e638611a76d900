import type { SectionName } from '@huoban/contracts';

/** Why a version could not do its work: the fixed list that reports, counters and the health answer share. */
export const FAULT_CAUSES = [
  'entry',
  'chunk',
  'style',
  'integrity',
  'contract',
  'start',
  'render',
  'timeout',
] as const;
export type FaultCause = (typeof FAULT_CAUSES)[number];

/** One version of a release that failed, in the browser or on the server. */
export interface Fault {
  section: 'shell' | SectionName;
  version: string;
  cause: FaultCause;
}

/** `name@version`, as versions to be avoided are named. */
export const versionKey = ({ section, version }: Pick<Fault, 'section' | 'version'>): string =>
  `${section}@${version}`;
