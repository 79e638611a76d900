import type { Message } from '@huoban/contracts/api';
import type { ReplyOutcome } from '@huoban/contracts/messaging';
import type { Log } from '../../process/log';
import type { Moderation, Verdict } from '../../moderation/moderation';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from '../../replies/reply-provider';
import { createReplyPreview } from './reply-preview';
import { untilAborted } from './until-aborted';

/** UTF-16 units after which the provider is no longer read. */
const MAX_REPLY_LENGTH = 6_000;

export interface ReplyWriterOptions {
  provider: ReplyProvider;
  moderation: Moderation;
  log: Log;
  /** Limit for the complete reply. */
  timeoutMs: number;
}

export interface ReplyTask extends Omit<ReplyRequest, 'signal'> {
  /** Ends the reply; the text so far is stored. */
  stopSignal: AbortSignal;
  /** Called with the visible text so far, which always extends the previous one. */
  onPreview: (text: string) => void;
}

export interface WrittenReply {
  outcome: ReplyOutcome;
  /** Message to store. */
  message: { text: string; mark: Message['mark'] } | null;
}

const withoutMessage = (outcome: ReplyOutcome): WrittenReply => ({ outcome, message: null });

/** `stopped` takes precedence over `masked`, because it explains the missing end. */
function toWrittenReply(verdict: Verdict, wasStopped: boolean): WrittenReply {
  if (verdict.kind === 'refused') return withoutMessage('refused');
  const mark = wasStopped ? 'stopped' : verdict.kind === 'masked' ? 'masked' : null;
  return { outcome: wasStopped ? 'stopped' : 'done', message: { text: verdict.text, mark } };
}

/** Reads one moderated reply from the provider. Never throws: a failure is an outcome. */
export async function writeReply(
  { provider, moderation, log, timeoutMs }: ReplyWriterOptions,
  { stopSignal, onPreview, ...request }: ReplyTask,
): Promise<WrittenReply> {
  const refused = new AbortController();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([stopSignal, refused.signal, timeout]);
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
      const reason = timeout.aborted ? `no complete reply in ${timeoutMs} ms` : String(error);
      const isExpected = timeout.aborted || error instanceof ReplyFailed;
      log[isExpected ? 'warn' : 'error'](`reply provider ${provider.name} failed: ${reason}`);
      return withoutMessage('failed');
    }
  } finally {
    preview.close();
  }
  const completeText = text.trim();
  if (completeText === '') return withoutMessage(stopSignal.aborted ? 'stopped' : 'failed');
  try {
    return toWrittenReply(await check(completeText), stopSignal.aborted);
  } catch (error) {
    log.error(`moderation of a reply failed: ${String(error)}`);
    return withoutMessage('failed');
  }
}
