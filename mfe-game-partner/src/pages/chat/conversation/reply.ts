import type { ReplyOutcome, ServiceToClient } from '@huoban/contracts/messaging';

export type ReplyPhase = 'writing' | 'stopping' | 'failed' | 'refused' | 'unanswered';

/** The reply in progress, or why there is none. */
export interface Reply {
  id: string;
  text: string;
  phase: ReplyPhase;
}

type Delta = Parameters<ServiceToClient['reply_delta']>[0];

export const isInProgress = (reply: Reply | null): reply is Reply =>
  reply?.phase === 'writing' || reply?.phase === 'stopping';

/** The reply with the delta appended; null if an earlier delta is missing. */
export function appendDelta(reply: Reply | null, { reply_id, at, text }: Delta): Reply | null {
  const known = reply?.id === reply_id ? reply : null;
  const before = known?.text ?? '';
  if (at > before.length) return null;
  if (at + text.length <= before.length && known) return known;
  return { id: reply_id, text: before.slice(0, at) + text, phase: known?.phase ?? 'writing' };
}

/** What is shown after a reply has ended: nothing, or the reason for a failure. */
export const replyAfterEnd = (id: string, outcome: ReplyOutcome): Reply | null =>
  outcome === 'failed' || outcome === 'refused' ? { id, text: '', phase: outcome } : null;
