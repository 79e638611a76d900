import type { ReplyProvider } from '../replies/reply-provider';
import type { Probe } from './health-states';
import type { Metrics } from './metrics';

/** So many replies in a row have to fail before the provider counts as down. */
const FAILURES_UNTIL_DEGRADED = 3;

/** A provider whose replies are counted and timed, and which can be asked how it is. */
export function instrumentReplies(
  provider: ReplyProvider,
  { replies, replySeconds }: Metrics,
): ReplyProvider & { probe: Probe } {
  let failures = 0;
  const recordOutcome = (outcome: 'done' | 'stopped' | 'failed', startedAt: number) => {
    const { name } = provider;
    replies.inc({ provider: name, outcome });
    replySeconds.observe({ provider: name }, (performance.now() - startedAt) / 1000);
    if (outcome !== 'stopped') failures = outcome === 'done' ? 0 : failures + 1;
  };
  return {
    name: provider.name,
    async *reply(request) {
      const began = performance.now();
      let outcome: 'done' | 'stopped' | 'failed' = 'stopped';
      try {
        yield* provider.reply(request);
        outcome = request.signal.aborted ? 'stopped' : 'done';
      } catch (error) {
        outcome = 'failed';
        throw error;
      } finally {
        // Whoever reads may also leave before the end: then it was stopped.
        recordOutcome(outcome, began);
      }
    },
    probe: () =>
      failures >= FAILURES_UNTIL_DEGRADED
        ? { part: 'replies', state: 'degraded', reason: `the last ${failures} replies failed` }
        : { part: 'replies', state: 'ready' },
  };
}
