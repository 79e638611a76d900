import type { ShellCounts } from './shell-counts';
import type { AddressCounts } from './withdrawal-reason';

/** Unites what several shells counted: an address that came to two of them is one. */
export class AddressSample {
  private readonly groups = new Map<string, { reached: Uint8Array; failed: Uint8Array }>();

  /** Adds the bitmaps of a shell; what it counted before is known already. */
  add({ sample }: Pick<ShellCounts, 'sample'>): void {
    for (const [release, { reached, failed }] of Object.entries(sample)) {
      const known = this.groups.get(release);
      this.groups.set(release, {
        reached: unite(known?.reached, reached),
        failed: unite(known?.failed, failed),
      });
    }
  }

  counts(release: string): AddressCounts {
    const group = this.groups.get(release);
    return { reached: countBits(group?.reached), failed: countBits(group?.failed) };
  }
}

function unite(known: Uint8Array | undefined, base64: string): Uint8Array {
  const bits = Uint8Array.from(Buffer.from(base64, 'base64'));
  return known ? bits.map((byte, index) => byte | (known[index] ?? 0)) : bits;
}

function countBits(bits: Uint8Array = new Uint8Array()): number {
  let count = 0;
  for (let byte of bits) for (; byte > 0; byte >>= 1) count += byte & 1;
  return count;
}
