import type { ShellCounts } from '../shell-counts';
import type { AddressCounts } from '../withdrawal-reason';

const bitmap = (count: number): string =>
  Buffer.from(
    Array.from({ length: 8192 }, (_, byte) => 2 ** Math.min(8, Math.max(0, count - byte * 8)) - 1),
  ).toString('base64');

/** The bitmaps of a shell that counted as many addresses. */
export const sampleOf = ({ reached, failed }: AddressCounts): ShellCounts['sample'][string] => ({
  reached: bitmap(reached),
  failed: bitmap(failed),
});
