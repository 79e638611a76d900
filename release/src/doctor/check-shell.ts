import * as z from 'zod';
import { ok, problem, errorMessage, warning, type Finding } from './finding';

const TIMEOUT_MS = 5000;
const MAX_CLOCK_SKEW_MS = 30_000;

const healthSchema = z.object({
  status: z.string(),
  reason: z.string().nullish(),
  release: z.string().nullable(),
  sequence: z.int(),
});

/**
 * Asks a shell for its health.
 * @param expected the release in force on the channel that it follows; null when there is none
 */
export async function checkShell(url: string, expected: string | null): Promise<Finding[]> {
  const about = `shell ${url}`;
  try {
    const answer = await fetch(new URL('/-/health', url), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const health = healthSchema.parse(await answer.json());
    return [checkHealth(about, health, expected), ...checkShellClock(about, answer)];
  } catch (error) {
    return [
      problem(about, errorMessage(error), 'Is it running, and is the address that of a shell?'),
    ];
  }
}

function checkHealth(
  about: string,
  { status, reason, release, sequence }: z.infer<typeof healthSchema>,
  expected: string | null,
): Finding {
  const serves = `serves ${release?.slice(0, 12) ?? 'nothing'} (entry ${sequence})`;
  if (status !== 'ok') {
    return problem(
      about,
      `${serves} and is ${status}: ${reason ?? 'a section fails'}`,
      'See its log.',
    );
  }
  if (release !== expected) {
    return problem(
      about,
      `${serves}, and the channel has ${expected?.slice(0, 12) ?? 'nothing'} in force`,
      'Does it follow this registry and channel? Replicas follow within a second.',
    );
  }
  return ok(about, serves);
}

function checkShellClock(about: string, answer: Response): Finding[] {
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  const apart = Math.abs(theirs - Date.now());
  if (Number.isNaN(theirs) || apart < MAX_CLOCK_SKEW_MS) return [];
  const text = `its clock is ${Math.round(apart / 1000)} s away from this one`;
  return [warning(about, text, 'Set both clocks: entries and links expire by them.')];
}
