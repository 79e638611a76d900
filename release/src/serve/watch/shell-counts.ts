import * as z from 'zod';

/** Response of `GET /-/counts` of one shell. */
export interface ShellCounts {
  /**
   * Canary and base by release id: the addresses that they reached, and those at which they failed, as bitmaps in base64.
   * The same address has the same bit at every shell.
   */
  sample: Record<string, { reached: string; failed: string }>;
}

/** 65536 bits. */
const bitmap = z.base64().max(16 * 1024);
const schema: z.ZodType<ShellCounts> = z.object({
  sample: z.record(z.string(), z.object({ reached: bitmap, failed: bitmap })),
});

const TIMEOUT_MS = 2_000;
const MAX_LENGTH = 256 * 1024;

export type FetchShellCounts = (origin: string) => Promise<ShellCounts>;

/** @throws Error for a timeout or an invalid response */
export const fetchShellCounts: FetchShellCounts = async (origin) => {
  const response = await fetch(`${origin}/-/counts`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_LENGTH) throw new Error(`response of ${text.length} characters`);
  return schema.parse(JSON.parse(text));
};
