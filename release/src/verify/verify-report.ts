/**
 * `missing`: named, but not there. `altered`: not what its hash or id says. `unknown`: there, but nobody names it.
 * `untrusted`: no trusted key stands behind it. `broken`: it does not fit what it belongs to. `expired`: in force, but
 * not to be served any more.
 */
export type FaultKind = 'missing' | 'altered' | 'unknown' | 'untrusted' | 'broken' | 'expired';

export interface Fault {
  kind: FaultKind;
  /** Key in the registry, or a channel with its entry. */
  subject: string;
  problem: string;
}

/** What was found in one part of a registry. */
export interface Finding {
  faults: Fault[];
  /** What is as it should be, but worth knowing. */
  remarks: string[];
}

export interface VerifyReport extends Finding {
  /** How much was looked at. */
  counts: {
    versions: number;
    files: number;
    bytes: number;
    releases: number;
    channels: number;
    entries: number;
    evidence: number;
  };
  milliseconds: number;
}

export interface Progress {
  part: 'versions' | 'releases' | 'channels' | 'evidence';
  done: number;
  total: number;
}

export const noFindings = (): Finding => ({ faults: [], remarks: [] });

export const mergeFindings = (findings: readonly Finding[]): Finding => ({
  faults: findings.flatMap(({ faults }) => faults),
  remarks: findings.flatMap(({ remarks }) => remarks),
});
