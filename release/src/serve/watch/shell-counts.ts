import * as z from 'zod';
import type { Counts } from './withdrawal-reason';

/** `GET /-/counts` of one shell: what it counted since it was started. */
export interface ShellCounts {
  /** ISO 8601 instant of its start. */
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

/** Asks one shell. */
export type FetchShellCounts = (origin: string) => Promise<ShellCounts>;

/** @throws Error when it does not answer in time, or with something else */
export const fetchShellCounts: FetchShellCounts = async (origin) => {
  const answer = await fetch(`${origin}/-/counts`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > MAX_LENGTH) throw new Error(`it answers ${text.length} characters`);
  return schema.parse(JSON.parse(text));
};
