import type { Message } from '@huoban/contracts/api';
import type { ReplyOutcome } from '@huoban/contracts/messaging';
import type { Log } from '../../process/log';
import type { Moderation, Verdict } from '../../moderation/moderation';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from '../../replies/reply-provider';
import { createReplyPreview } from './reply-preview';
import { untilAborted } from './until-aborted';

/** UTF-16 units after which a provider has said enough; the rest is not waited for. */
const MAX_REPLY_LENGTH = 6_000;

export interface ReplyWriterOptions {
  provider: ReplyProvider;
  moderation: Moderation;
  log: Log;
  /** Milliseconds in which a reply must be whole. */
  timeoutMs: number;
}

export interface ReplyTask extends Omit<ReplyRequest, 'signal'> {
  /** Ends the reply; what has been said so far is kept. */
  stopSignal: AbortSignal;
  /** The text that may be seen so far: always longer than before, never changed. */
  onPreview: (text: string) => void;
}

export interface WrittenReply {
  outcome: ReplyOutcome;
  /** What is to be stored. */
  message: { text: string; mark: Message['mark'] } | null;
}

const withoutMessage = (outcome: ReplyOutcome): WrittenReply => ({ outcome, message: null });

/** Stopped wins over masked: the reader did it, and wonders about the missing end. */
function toWrittenReply(verdict: Verdict, wasStopped: boolean): WrittenReply {
  if (verdict.kind === 'refused') return withoutMessage('refused');
  const mark = wasStopped ? 'stopped' : verdict.kind === 'masked' ? 'masked' : null;
  return { outcome: wasStopped ? 'stopped' : 'done', message: { text: verdict.text, mark } };
}

/** Lets the provider write one reply, under the rules of the house. Never throws: a failure is an outcome. */
export async function writeReply(
  { provider, moderation, log, timeoutMs }: ReplyWriterOptions,
  { stopSignal, onPreview, ...request }: ReplyTask,
): Promise<WrittenReply> {
  const refused = new AbortController();
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([stopSignal, refused.signal, late]);
  const check = (text: string) =>
    moderation.check({ text, language: request.language, from: 'character' });
  const preview = createReplyPreview({
    check,
    onText: onPreview,
    onRefused: () => refused.abort(),
  });
  let text = '';
  try {
    const pieces = provider.reply({ ...request, signal });
    for await (const piece of untilAborted(pieces, signal)) {
      text += piece;
      preview.update(text);
      if (text.length > MAX_REPLY_LENGTH) break;
    }
  } catch (error) {
    if (refused.signal.aborted) return withoutMessage('refused');
    if (!stopSignal.aborted) {
      const reason = late.aborted ? `nothing whole in ${timeoutMs} ms` : String(error);
      const expected = late.aborted || error instanceof ReplyFailed;
      log[expected ? 'warn' : 'error'](`${provider.name} gave no reply: ${reason}`);
      return withoutMessage('failed');
    }
  } finally {
    preview.close();
  }
  const whole = text.trim();
  if (whole === '') return withoutMessage(stopSignal.aborted ? 'stopped' : 'failed');
  try {
    return toWrittenReply(await check(whole), stopSignal.aborted);
  } catch (error) {
    log.error(`a reply could not be checked: ${String(error)}`);
    return withoutMessage('failed');
  }
}
