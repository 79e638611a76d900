import * as z from 'zod';
import type { Counts } from './withdrawal-reason';

/** Response of `GET /-/counts` of one shell. */
export interface ShellCounts {
  /** ISO 8601 time of its start. */
  since: string;
  releases: Record<string, Counts>;
}

const counts = z.object({ visits: z.number().nonnegative(), failures: z.number().nonnegative() });
const schema: z.ZodType<ShellCounts> = z.object({
  since: z.iso.datetime(),
  releases: z.record(z.string(), counts),
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
