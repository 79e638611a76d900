import { renew } from '../acts/renew';
import { listChannels } from '../channel/list-channels';
import { openChannelStores } from '../channel/channel-head';
import { refusalError, ReleaseRefused, formatRefusal } from '../refusal';
import { openSigner } from './signer';
import { revokeKey, rotateKeys, type Rotation } from './change-keys';
import { loadTrustedKeys } from './key-files';
import type { TrustedKeyRecord } from './trusted-keys';

export interface RotationOptions {
  registry: string;
  keysDir: string;
  author: string;
  reason: string;
  overlapDays?: number;
}

export interface ChannelRotation extends Rotation {
  /** Channels whose head the new key has signed. */
  renewed: string[];
  /** Why the heads of others are still signed by an ending key, one sentence each. */
  left: string[];
}

/**
 * Rotates the keys and lets the new one sign what is in force on every channel, so that nothing in force ends with the
 * old ones.
 * @throws KeysUnreadable
 */
export async function rotateChannelKeys(options: RotationOptions): Promise<ChannelRotation> {
  const { registry, keysDir, author, reason, overlapDays } = options;
  const rotation = await rotateKeys(keysDir, overlapDays);
  const signer = await openSigner(keysDir, { pem: null });
  const renewed: string[] = [];
  const left: string[] = [];
  for (const channel of await listChannels(registry)) {
    try {
      await renew(registry, { channel, author, reason, signer });
      renewed.push(channel);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      left.push(...error.refusals.map(formatRefusal));
    }
  }
  return { ...rotation, renewed, left };
}

/**
 * Revokes a key that signed no channel's head, or any key when that is wanted: what only such a head put in force is
 * served no more.
 * @throws ReleaseRefused R021 for a key that signed a head, R026 for one that cannot be revoked
 */
export async function revokeChannelKey(
  registry: string,
  keysDir: string,
  id: string,
  evenIfInForce: boolean,
): Promise<TrustedKeyRecord> {
  const heads = await findChannelsSignedBy(registry, keysDir, id);
  if (heads.length > 0 && !evenIfInForce) {
    throw refusalError({
      code: 'R021',
      subject: `key ${id}`,
      problem: `it signed what is in force on ${heads.join(', ')}`,
      remedy:
        '`pnpm release keys rotate` signs it with a new key; if it must not be served, pin or roll back with the new key, or revoke with --even-if-in-force.',
    });
  }
  return revokeKey(keysDir, id);
}

async function findChannelsSignedBy(
  registry: string,
  keysDir: string,
  id: string,
): Promise<string[]> {
  const trusted = await loadTrustedKeys(keysDir);
  const headed: string[] = [];
  for (const channel of await listChannels(registry)) {
    const newest = await (
      await openChannelStores(registry, channel, trusted).channel.log()
    ).newest();
    if (newest?.signature.key === id) headed.push(channel);
  }
  return headed;
}
