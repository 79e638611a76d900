import { refusalError } from '../refusal';
import { generateKey } from './generate-key';
import { changeRecords, writePrivateKey } from './key-folder';
import type { KeyRole, TrustedKeyRecord } from './trusted-keys';

const DAY_MS = 86_400_000;
const DEFAULT_OVERLAP_DAYS = 30;

export interface Rotation {
  created: TrustedKeyRecord;
  /** Keys that expire at the end of the overlap. */
  ending: TrustedKeyRecord[];
}

/** Whose keys are rotated; by default the managers' without an owner. */
export interface KeyHolder {
  owner?: string;
  role?: KeyRole;
}

/**
 * Creates a key that signs at once; earlier keys of the same holder stay trusted for the overlap.
 * @throws KeysUnreadable
 */
export async function rotateKeys(
  keysDir: string,
  overlapDays = DEFAULT_OVERLAP_DAYS,
  { owner, role = 'manager' }: KeyHolder = {},
): Promise<Rotation> {
  const until = new Date(Date.now() + overlapDays * DAY_MS).toISOString();
  const generated = generateKey(role, owner);
  await writePrivateKey(keysDir, generated);
  return changeRecords(keysDir, (before) => {
    const ends = (record: TrustedKeyRecord) =>
      record.role === role && record.owner === owner && isEndless(record);
    const ending = before.filter(ends).map((record) => ({ ...record, until }));
    const others = before.filter((record) => !ends(record));
    return {
      records: [...others, ...ending, generated.record],
      result: { created: generated.record, ending },
    };
  });
}

/**
 * Revokes a key, immediately and permanently.
 * @throws ReleaseRefused R026 when the key does not exist or is already revoked
 * @throws KeysUnreadable
 */
export function revokeKey(keysDir: string, id: string): Promise<TrustedKeyRecord> {
  return changeRecords(keysDir, (records) => {
    const record = records.find((candidate) => candidate.id === id);
    if (!record) throw keyRefusal(id, 'the key does not exist');
    if (record.revoked) throw keyRefusal(id, `the key was revoked at ${record.revoked}`);
    const result = { ...record, revoked: new Date().toISOString() };
    return {
      records: records.map((candidate) => (candidate.id === id ? result : candidate)),
      result,
    };
  });
}

const isEndless = ({ until, revoked }: TrustedKeyRecord): boolean =>
  until === null && revoked === null;

const keyRefusal = (id: string, problem: string) =>
  refusalError({
    code: 'R026',
    subject: `key ${id}`,
    problem,
    remedy: '`pnpm release keys list` lists the keys.',
  });
