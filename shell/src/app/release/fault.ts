import type { SectionName } from '@huoban/contracts';

/** Why a version failed: the fixed list that fault reports, counters and `/-/health` share. */
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

/** A version that failed to load or render, in the browser or on the server. */
export interface Fault {
  section: 'shell' | SectionName;
  version: string;
  cause: FaultCause;
}

/** `name@version`. */
export const versionKey = ({ section, version }: Pick<Fault, 'section' | 'version'>): string =>
  `${section}@${version}`;
