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
  /** Whose keys are rotated; by default the managers' without an owner. */
  owner?: string;
}

export interface ChannelRotation extends Rotation {
  /** Channels that were renewed with the new key. */
  renewed: string[];
  /** Why other channels could not be renewed, one line each. */
  left: string[];
}

/**
 * Rotates the keys and renews every channel with the new one, so that no active release expires with an old key.
 * @throws KeysUnreadable
 */
export async function rotateChannelKeys(options: RotationOptions): Promise<ChannelRotation> {
  const { registry, keysDir, author, reason, overlapDays, owner } = options;
  const held = owner === undefined ? {} : { owner };
  const role = owner === undefined ? 'manager' : (await openSigner(keysDir, held)).role;
  const rotation = await rotateKeys(keysDir, overlapDays, { ...held, role });
  const signer = await openSigner(keysDir, { ...held, role, pem: null });
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
 * Revokes a key. A release whose head entry the key signed is no longer served.
 * @throws ReleaseRefused R021 for a key that signed the head of a channel, unless `evenIfInForce`; R026 for a key that
 * cannot be revoked
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
      problem: `it signed the head of ${heads.join(', ')}`,
      remedy:
        'Sign the heads with a new key: `pnpm release keys rotate`. If these releases must not be served, pin or roll back with the new key, or revoke with --even-if-in-force.',
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
  const signed: string[] = [];
  for (const channel of await listChannels(registry)) {
    const newest = await (
      await openChannelStores(registry, channel, trusted).channel.log()
    ).newest();
    if (newest?.signature.key === id) signed.push(channel);
  }
  return signed;
}
