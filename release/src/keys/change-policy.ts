import { refusalError } from '../refusal';
import { changeRecords } from './key-folder';
import type { ChannelPolicies } from './trusted-keys';

/**
 * Requires the signatures of several owners for the entries of a channel, from a sequence on; 1 ends that.
 * @throws ReleaseRefused R026 when fewer owners hold a valid manager's key
 * @throws KeysUnreadable
 */
export const changePolicy = (
  keysDir: string,
  channel: string,
  { signatures, from }: { signatures: number; from: number },
): Promise<ChannelPolicies> =>
  changeRecords(keysDir, (records, before) => {
    const owners = new Set(
      records
        .filter(({ role, until, revoked }) => role === 'manager' && !until && !revoked)
        .map(({ id, owner }) => owner ?? id),
    );
    if (owners.size < signatures) {
      throw refusalError({
        code: 'R026',
        subject: `channel ${channel}`,
        problem: `${signatures} signatures are required, but only ${owners.size} owners hold a manager's key without expiry`,
        remedy: 'Create a key for each: `pnpm release keys create --owner <name> --reason …`.',
      });
    }
    const others = Object.fromEntries(Object.entries(before).filter(([name]) => name !== channel));
    const policies = signatures > 1 ? { ...others, [channel]: { signatures, from } } : others;
    return { records, policies, result: policies };
  });
