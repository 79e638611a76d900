/**
 * `missing`: referenced but absent. `altered`: does not match its hash or id. `unknown`: not referenced. `untrusted`: not
 * signed by a trusted key. `broken`: does not fit what it belongs to. `expired`: active but expired.
 */
export type FaultKind = 'missing' | 'altered' | 'unknown' | 'untrusted' | 'broken' | 'expired';

export interface Fault {
  kind: FaultKind;
  /** Key in the registry, or a channel with its entry. */
  subject: string;
  problem: string;
}

/** Result of verifying one part of a registry. */
export interface Finding {
  faults: Fault[];
  /** Information about harmless irregularities. */
  remarks: string[];
}

export interface VerifyReport extends Finding {
  /** Number of verified items. */
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
