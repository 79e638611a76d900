import type { Message } from '@huoban/contracts/api';
import type { ReplyOutcome } from '@huoban/contracts/messaging';
import type { Log } from '../log';
import type { Moderation, Verdict } from '../moderation/moderation';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from '../replies/reply-provider';
import { createPreview } from './reply-preview';
import { untilAborted } from './until-aborted';

/** UTF-16 units after which a provider has said enough; the rest is not waited for. */
const LONGEST_REPLY = 6_000;

export interface ReplyTools {
  provider: ReplyProvider;
  moderation: Moderation;
  log: Log;
  /** Milliseconds in which a reply must be whole. */
  patience: number;
}

export interface ReplyWork extends Omit<ReplyRequest, 'signal'> {
  /** Ends the reply; what has been said so far is kept. */
  stopped: AbortSignal;
  /** The text that may be seen so far: always longer than before, never changed. */
  show: (text: string) => void;
}

export interface WrittenReply {
  outcome: ReplyOutcome;
  /** What is to be stored. */
  kept: { text: string; mark: Message['mark'] } | null;
}

const nothing = (outcome: ReplyOutcome): WrittenReply => ({ outcome, kept: null });

/** Stopped wins over masked: the reader did it, and wonders about the missing end. */
const written = (verdict: Verdict, wasStopped: boolean): WrittenReply => {
  if (verdict.kind === 'refused') return nothing('refused');
  const mark = wasStopped ? 'stopped' : verdict.kind === 'masked' ? 'masked' : null;
  return { outcome: wasStopped ? 'stopped' : 'done', kept: { text: verdict.text, mark } };
};

/** Lets the provider write one reply, under the rules of the house. Never throws: a failure is an outcome. */
export const writeReply = async (
  { provider, moderation, log, patience }: ReplyTools,
  { stopped, show, ...request }: ReplyWork,
): Promise<WrittenReply> => {
  const refused = new AbortController();
  const late = AbortSignal.timeout(patience);
  const signal = AbortSignal.any([stopped, refused.signal, late]);
  const check = (text: string) =>
    moderation.check({ text, language: request.language, from: 'character' });
  const preview = createPreview({ check, show, refuse: () => refused.abort() });
  let text = '';
  try {
    const pieces = provider.reply({ ...request, signal });
    for await (const piece of untilAborted(pieces, signal)) {
      text += piece;
      preview.grow(text);
      if (text.length > LONGEST_REPLY) break;
    }
  } catch (error) {
    if (refused.signal.aborted) return nothing('refused');
    if (!stopped.aborted) {
      const reason = late.aborted ? `nothing whole in ${patience} ms` : String(error);
      const expected = late.aborted || error instanceof ReplyFailed;
      log[expected ? 'warn' : 'error'](`${provider.name} gave no reply: ${reason}`);
      return nothing('failed');
    }
  } finally {
    preview.close();
  }
  const whole = text.trim();
  if (whole === '') return nothing(stopped.aborted ? 'stopped' : 'failed');
  try {
    return written(await check(whole), stopped.aborted);
  } catch (error) {
    log.error(`a reply could not be checked: ${String(error)}`);
    return nothing('failed');
  }
};
