import type { Settings } from '../config/environment';
import type { TokenUsage } from '../replies/reply-provider';
import type { Metrics } from './metrics';

const MILLION = 1_000_000;

/** Counts the tokens and the cost of a reply. */
export const countModelUsage =
  (
    { modelTokens, modelCost }: Pick<Metrics, 'modelTokens' | 'modelCost'>,
    prices: Pick<Settings, 'AI_PROMPT_PRICE' | 'AI_REPLY_PRICE'>,
  ) =>
  ({ prompt, completion }: TokenUsage): void => {
    modelTokens.observe({ kind: 'prompt' }, prompt);
    modelTokens.observe({ kind: 'reply' }, completion);
    modelCost.inc((prompt * prices.AI_PROMPT_PRICE + completion * prices.AI_REPLY_PRICE) / MILLION);
  };
