import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod';

export const KEYS_FORMAT = 1;

/**
 * `manager` keys act on every channel, `staging` keys on channels that need no evidence, `publisher` keys sign tester links
 * only; `automatic` keys may only withdraw canaries and roll back; `tester` keys sign only smoke reports.
 */
export const KEY_ROLES = ['manager', 'staging', 'publisher', 'automatic', 'tester'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

/** A public key of `trusted.json`. Times are ISO 8601. */
export interface TrustedKeyRecord {
  id: string;
  /** SPKI, DER, base64. */
  publicKey: string;
  role: KeyRole;
  /** Person or CI that holds the key, the author of what it signs; absent when many use it. */
  owner?: string;
  from: string;
  /** Expiry; later signatures are not valid. Null for none. */
  until: string | null;
  /** Time of revocation; null when not revoked. */
  revoked: string | null;
}

/** How many owners must sign an entry of a channel. */
export interface ChannelPolicy {
  signatures: number;
  /** Sequence of the first entry that needs them: a time would be the signer's statement. */
  from: number;
}

export type ChannelPolicies = Record<string, ChannelPolicy>;

/** `trusted.json`. */
export interface TrustedKeysDocument {
  format: typeof KEYS_FORMAT;
  keys: TrustedKeyRecord[];
  /** By channel; absent for one signature everywhere. */
  policies?: ChannelPolicies;
}

export const trustedKeysSchema: z.ZodType<TrustedKeysDocument> = z.strictObject({
  format: z.literal(KEYS_FORMAT),
  keys: z.array(
    z.strictObject({
      id: z.string().regex(/^[0-9a-f]{16}$/),
      publicKey: z.base64(),
      role: z.enum(KEY_ROLES),
      owner: z.string().min(1).max(80).exactOptional(),
      from: z.iso.datetime(),
      until: z.iso.datetime().nullable(),
      revoked: z.iso.datetime().nullable(),
    }),
  ),
  policies: z
    .record(
      z.string(),
      z.strictObject({ signatures: z.int().min(2).max(9), from: z.int().positive() }),
    )
    .exactOptional(),
});

/** The trusted keys cannot be read or are inconsistent. */
export class KeysUnreadable extends Error {
  override name = 'KeysUnreadable';
}

/** A key of `trusted.json` that verifies signatures. */
export class TrustedKey {
  private readonly publicKey: KeyObject;

  /** @throws KeysUnreadable when the id does not match the public key, or the key is not Ed25519 */
  constructor(readonly record: TrustedKeyRecord) {
    this.publicKey = publicKeyOf(record);
  }

  /** @param signature base64 */
  verifies(text: string, signature: string): boolean {
    const bytes = Buffer.from(signature, 'base64');
    // A non-canonical encoding of the same bytes would be a different document with a valid signature.
    if (bytes.toString('base64') !== signature) return false;
    return verify(null, Buffer.from(text), this.publicKey, bytes);
  }

  get isRevoked(): boolean {
    return this.record.revoked !== null;
  }

  /** @param at milliseconds since the epoch */
  isExpired(at: number): boolean {
    return this.record.until !== null && Date.parse(this.record.until) <= at;
  }
}

/** Immutable set of trusted public keys. */
export class TrustedKeys {
  private readonly keys: ReadonlyMap<string, TrustedKey>;

  /**
   * @param folder that they were read from; tools keep there what they have seen. Null for none.
   * @throws KeysUnreadable
   */
  constructor(
    readonly records: readonly TrustedKeyRecord[],
    readonly folder: string | null = null,
    readonly policies: ChannelPolicies = {},
  ) {
    this.keys = new Map(records.map((record) => [record.id, new TrustedKey(record)]));
    if (this.keys.size < records.length) throw new KeysUnreadable('a key is listed twice');
  }

  /** @throws KeysUnreadable for anything but a valid `trusted.json` */
  static parse(text: string, folder: string | null = null): TrustedKeys {
    try {
      const { keys, policies } = trustedKeysSchema.parse(JSON.parse(text));
      return new TrustedKeys(keys, folder, policies);
    } catch (error) {
      if (error instanceof KeysUnreadable) throw error;
      throw new KeysUnreadable(`the trusted keys are invalid: ${String(error)}`);
    }
  }

  find(id: string): TrustedKey | null {
    return this.keys.get(id) ?? null;
  }

  /** Number of owners that must sign an entry. */
  requiredSignatures(channel: string, sequence: number): number {
    const policy = Object.hasOwn(this.policies, channel) ? this.policies[channel] : undefined;
    return policy && sequence >= policy.from ? policy.signatures : 1;
  }
}

/** First 16 hex digits of the SHA-256 of a public key in SPKI form (DER). */
export const keyIdOf = (spki: Buffer): string =>
  createHash('sha256').update(spki).digest('hex').slice(0, 16);

function publicKeyOf({ id, publicKey }: TrustedKeyRecord): KeyObject {
  const spki = Buffer.from(publicKey, 'base64');
  if (keyIdOf(spki) !== id) throw new KeysUnreadable(`key ${id} does not match its public key`);
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new KeysUnreadable(`key ${id} is not Ed25519`);
  return key;
}
