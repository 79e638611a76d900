import type { Page } from 'puppeteer';
import type { CleanupStack } from '../../harness/cleanup';
import { failed, passed, type CheckResult } from '../../harness/results';
import { messageOf, SkipCase, type TestCase } from '../../harness/runner';
import type { LoadGenerator } from '../context/load-generator';
import type { OpenTab } from './open-tab';
import type { ReleaseSite } from './release-site';

/** What the steps share. `tabs`, `openTab` and `load` are set by the first step. */
export interface PromotionContext {
  site: ReleaseSite;
  /** A tab at each replica, from which a browser watches what is served. */
  tabs: readonly Page[];
  openTab: OpenTab | null;
  load: LoadGenerator | null;
  /** A few smoke checks instead of all, and times are only reported unless they are far off. */
  short: boolean;
  cleanup: CleanupStack;
  /** Name of the step that failed with an error: later steps build on it. */
  failedStep: string | null;
}

export type PromotionStep = TestCase<PromotionContext>;

export interface StepChecks {
  note: (text: string) => void;
  within: (what: string, ms: number, maxMs: number) => void;
  holds: (what: string, isTrue: boolean) => void;
}

/** Within this time after its entry was written, a release must be served everywhere. */
export const LIVE_MS = 1_000;

/** The short form reports whether everything works; times are for a machine that does nothing else. */
const TOLERANCE = { short: 15, full: 1 };

export const showMs = (ms: number): string =>
  ms < 10_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** A step of the drill. What it throws fails it and skips those after it. */
export const step = (
  name: string,
  run: (context: PromotionContext, checks: StepChecks) => Promise<void>,
  { always = false } = {},
): PromotionStep => ({
  name,
  group: 'promotion',
  async run(context, output) {
    if (context.failedStep !== null && !always)
      throw new SkipCase(`"${context.failedStep}" has failed`);
    const notes: string[] = [];
    const results: CheckResult[] = [];
    const check = (what: string, isTrue: boolean, problem: string) =>
      results.push(isTrue ? passed(what) : failed(what, problem));
    const tolerance = context.short ? TOLERANCE.short : TOLERANCE.full;
    try {
      await run(context, {
        note: (text) => notes.push(text),
        holds: (what, isTrue) => check(what, isTrue, 'this is not so'),
        within(what, ms, maxMs) {
          notes.push(`${what}: ${showMs(ms)} (≤ ${showMs(maxMs)}${ms > maxMs ? ', MISSED' : ''})`);
          check(what, ms <= maxMs * tolerance, `${showMs(ms)}, not within ${showMs(maxMs)}`);
        },
      });
    } catch (error) {
      context.failedStep ??= name;
      results.push(failed(name, messageOf(error)));
    }
    output.report(...(results.length > 0 ? results : [passed(name)]));
    return notes.join('; ');
  },
});
