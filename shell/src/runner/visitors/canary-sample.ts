import type { ChannelState } from '../releases/channel-state';
import { isInShare, type Buckets } from './buckets';
import type { VisitorSigner } from './visitor-signer';

/** Where a request comes from: its `Cookie` header, whether it came over HTTPS, and the network of its address. */
export interface Visitor {
  cookies: string | undefined;
  secure: boolean;
  network: string;
}

/** Addresses that a release reached, and those of them at which it failed: bitmaps of `SLOTS` bits. */
interface Group {
  reached: Buffer;
  failed: Buffer;
}

/** The same in base64, by release. */
export type SampleSummary = Record<string, { reached: string; failed: string }>;

const SLOTS = 65_536;

const createGroup = (): Group => ({
  reached: Buffer.alloc(SLOTS / 8),
  failed: Buffer.alloc(SLOTS / 8),
});

/**
 * Compares a canary with its base release by addresses: each counts once per release, however many visitors, documents and
 * reports come from it, and only for the release that its own bucket selects. No attacker can concentrate addresses on one of
 * both releases therefore. An address is a slot of its keyed hash, equal in all shells of a deployment, so that the slots
 * that several shells counted can be united.
 */
export class CanarySample {
  private groups = new Map<string, Group>();

  constructor(
    private readonly signer: VisitorSigner,
    private readonly buckets: Buckets,
    private readonly channelState: ChannelState,
  ) {}

  /** Counts from zero when the channel compares other releases than before. */
  follow(): void {
    const { base, canary } = this.channelState;
    const ids = base && canary ? [base.served.id, canary.live.served.id] : [];
    const isSame = ids.length === this.groups.size && ids.every((id) => this.groups.has(id));
    if (!isSame) this.groups = new Map(ids.map((id) => [id, createGroup()]));
  }

  /** Counts a document or a report of a visitor whom a shell has issued a bucket. */
  record(release: string, { cookies, secure, network }: Visitor, failed: boolean): void {
    const group = this.groups.get(release);
    if (!group || !this.isSelected(release, { cookies, secure, network })) return;
    const slot = this.signer.digest('address', network).readUInt16BE(4);
    setBit(group.reached, slot);
    if (failed) setBit(group.failed, slot);
  }

  summary(): SampleSummary {
    return Object.fromEntries(
      [...this.groups].map(([release, { reached, failed }]) => [
        release,
        { reached: reached.toString('base64'), failed: failed.toString('base64') },
      ]),
    );
  }

  private isSelected(release: string, { cookies, secure, network }: Visitor): boolean {
    const { canary } = this.channelState;
    const bucket = this.buckets.read(cookies, secure);
    if (!canary || bucket === null) return false;
    const selected = isInShare(this.buckets.ofNetwork(network) ?? bucket, canary.share);
    return selected === (release === canary.live.served.id);
  }
}

function setBit(bits: Buffer, slot: number): void {
  const byte = slot >> 3;
  bits.writeUInt8(bits.readUInt8(byte) | (1 << (slot & 7)), byte);
}
