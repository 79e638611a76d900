import { findTokenOwner } from '../../keys/console-tokens';
import { loadTrustedKeys } from '../../keys/key-files';
import type { Role } from './tokens';

/**
 * The person of the token with this hash. Who holds a valid key that acts on some channel is an operator, all others only read.
 * @throws KeysUnreadable
 */
export async function findConsoleUser(
  keysDir: string,
  tokenHash: Buffer,
): Promise<{ owner: string; role: Role } | null> {
  const owner = await findTokenOwner(keysDir, tokenHash);
  if (owner === null) return null;
  const { records } = await loadTrustedKeys(keysDir);
  const roles = records
    .filter((record) => record.owner === owner && !record.revoked)
    .filter(({ until }) => until === null || Date.parse(until) > Date.now())
    .map(({ role }) => role);
  if (roles.length === 0) return null;
  const acts = roles.includes('manager') || roles.includes('staging');
  return { owner, role: acts ? 'operator' : 'viewer' };
}
