import type { ReplyProvider, TokenUsage } from '../replies/reply-provider';
import type { Probe } from './health-states';
import type { Metrics } from './metrics';

/** Consecutive failures after which the provider is degraded. */
const FAILURES_UNTIL_DEGRADED = 3;

/** Adds metrics, the count of tokens and a health probe to a reply provider. */
export function instrumentReplies(
  provider: ReplyProvider,
  { replies, replySeconds }: Metrics,
  onUsage: (usage: TokenUsage) => void,
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
    prepare: (language) => provider.prepare?.(language),
    async *reply(request) {
      const began = performance.now();
      let outcome: 'done' | 'stopped' | 'failed' = 'stopped';
      try {
        yield* provider.reply({ ...request, onUsage });
        outcome = request.signal.aborted ? 'stopped' : 'done';
      } catch (error) {
        outcome = 'failed';
        throw error;
      } finally {
        // Also runs when the consumer stops iterating, with the outcome `stopped`.
        recordOutcome(outcome, began);
      }
    },
    probe: () =>
      failures >= FAILURES_UNTIL_DEGRADED
        ? { part: 'replies', state: 'degraded', reason: `the last ${failures} replies failed` }
        : { part: 'replies', state: 'ready' },
  };
}
