import type { Turn } from '../reply-provider';

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/gu;
const CHARACTERS_PER_TOKEN = 4;
/** Characters of an older message in the summary. */
const MAX_EXCERPT = 60;
/** Share of the budget that the summary may use. */
const SUMMARY_SHARE = 0.2;

/** Estimate without the tokenizer of the model: one token per CJK character, one per four others. */
export function estimateTokens(text: string): number {
  const cjk = text.match(CJK)?.length ?? 0;
  return cjk + Math.ceil((text.length - cjk) / CHARACTERS_PER_TOKEN);
}

export interface FittedTurns {
  /** The newest turns, oldest first; always the last one. */
  turns: Turn[];
  /** Excerpts of what the visitor said before them, oldest first. */
  summary: string[];
}

const excerpt = (text: string): string =>
  text.length <= MAX_EXCERPT ? text : `${text.slice(0, MAX_EXCERPT)}…`;

/** The last items whose tokens together fit, in their order. */
function lastThatFit<Item>(items: Item[], budget: number, textOf: (item: Item) => string): Item[] {
  let left = budget;
  let from = items.length;
  for (const item of items.toReversed()) {
    left -= estimateTokens(textOf(item));
    if (left < 0) break;
    from -= 1;
  }
  return items.slice(from);
}

/** Divides a budget of tokens between the newest turns and a summary of older ones. */
export function fitTurns(turns: Turn[], budget: number): FittedTurns {
  const all = lastThatFit(turns, budget, ({ text }) => text);
  if (all.length === turns.length) return { turns, summary: [] };
  const fitting = lastThatFit(turns, budget * (1 - SUMMARY_SHARE), ({ text }) => text);
  const kept = fitting.length > 0 ? fitting : turns.slice(-1);
  const older = turns
    .slice(0, -kept.length)
    .flatMap(({ sender, text }) => (sender === 'user' ? [excerpt(text)] : []));
  return { turns: kept, summary: lastThatFit(older, budget * SUMMARY_SHARE, (line) => line) };
}
