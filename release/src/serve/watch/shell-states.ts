import * as z from 'zod';
import {
  artifactProblems,
  artifactsHealthSchema,
  artifactsOf,
} from '../../doctor/artifact-problems';
import { errorMessage } from '../../refusal';

const TIMEOUT_MS = 1_500;

const healthSchema = artifactsHealthSchema.extend({
  status: z.string(),
  reason: z.string().nullish(),
  release: z.string().nullish(),
});

/** What a shell serves now. */
export interface ShellState {
  shell: string;
  /** `ok`, `degraded`, `down`, or `unreachable`. */
  status: string;
  /** Why it is not ok; null when it is. */
  reason: string | null;
  release: string | null;
  /** Artifacts of which it shows the fallback version, with that version. */
  fallbacks: string[];
  /** Since when this process sees this state, ISO 8601. */
  since: string;
}

/** Reads the health of all shells, and remembers since when each is in its state. */
export class ShellStates {
  private readonly last = new Map<string, ShellState>();

  constructor(private readonly shells: readonly string[]) {}

  /** Null for no shells. */
  async read(): Promise<ShellState[] | null> {
    if (this.shells.length === 0) return null;
    return Promise.all(this.shells.map((shell) => this.readOne(shell)));
  }

  private async readOne(shell: string): Promise<ShellState> {
    const now = await readHealth(shell);
    const before = this.last.get(shell);
    const since = before && isSame(before, now) ? before.since : new Date().toISOString();
    const state = { ...now, since };
    this.last.set(shell, state);
    return state;
  }
}

type Health = Omit<ShellState, 'since'>;

const isSame = (a: Health, b: Health): boolean =>
  a.status === b.status && a.release === b.release && a.fallbacks.join() === b.fallbacks.join();

async function readHealth(shell: string): Promise<Health> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(new URL('/-/health', shell), { signal });
    const { status, reason, release, ...parts } = healthSchema.parse(await answer.json());
    const fallbacks = artifactsOf(parts)
      .filter(([, { source }]) => source === 'fallback')
      .map(([name, part]) => `${name} ${part.shown ?? ''}`.trim());
    return {
      ...{ shell, status, fallbacks },
      reason: reason ?? artifactProblems(parts),
      release: release ?? null,
    };
  } catch (error) {
    const nothing = { release: null, fallbacks: [] };
    return { shell, status: 'unreachable', reason: errorMessage(error), ...nothing };
  }
}
