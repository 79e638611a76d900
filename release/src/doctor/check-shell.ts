import * as z from 'zod';
import { artifactProblems, artifactsHealthSchema } from './artifact-problems';
import { errorMessage } from '../refusal';
import { ok, problem, warning, type Finding } from './finding';

const TIMEOUT_MS = 5000;
const MAX_CLOCK_SKEW_MS = 30_000;

const healthSchema = artifactsHealthSchema.extend({
  status: z.string(),
  reason: z.string().nullish(),
  release: z.string().nullable(),
  sequence: z.int(),
});

/**
 * Checks health and clock of a shell.
 * @param expected active release of the channel that it follows; null when there is none
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
      problem(
        about,
        errorMessage(error),
        'Check that it is running and that the address is that of a shell.',
      ),
    ];
  }
}

function checkHealth(
  about: string,
  health: z.infer<typeof healthSchema>,
  expected: string | null,
): Finding {
  const { status, reason, release, sequence } = health;
  const serves = `serves ${release?.slice(0, 12) ?? 'nothing'} (entry ${sequence})`;
  if (status !== 'ok') {
    return problem(
      about,
      `${serves} and is ${status}: ${reason ?? artifactProblems(health) ?? 'a section fails'}`,
      'See its log.',
    );
  }
  if (release !== expected) {
    return problem(
      about,
      `${serves}, but the active release is ${expected?.slice(0, 12) ?? 'none'}`,
      'Check that it follows this registry and channel. Replicas follow within a second.',
    );
  }
  return ok(about, serves);
}

function checkShellClock(about: string, answer: Response): Finding[] {
  const remoteTime = Date.parse(answer.headers.get('date') ?? '');
  const skewMs = Math.abs(remoteTime - Date.now());
  if (Number.isNaN(remoteTime) || skewMs < MAX_CLOCK_SKEW_MS) return [];
  const text = `its clock differs from this one by ${Math.round(skewMs / 1000)} s`;
  return [warning(about, text, 'Set both clocks: entries and links expire by them.')];
}
