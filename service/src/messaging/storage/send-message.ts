import type { ClientEvent } from '@huoban/contracts/messaging';
import { consume } from '../../accounts/rate-limits';
import type { Database } from '../../database/database';
import { Refusal, tooManyAttempts } from '../../http/refusal';
import type { Moderation } from '../../moderation/moderation';
import { openConversation, type Conversation } from './conversations';
import { appendMessage, findSentMessage, type NewMessage, type StoredMessage } from './messages';
import { notify } from '../delivery/notifications';
import type { ReplyCoordinator } from '../replies/reply-coordinator';
import { releaseLease } from '../replies/reply-lease';

/** `repeated`: stored by an earlier sending. */
export type SendOutcome = 'stored' | 'repeated' | 'refused';

export interface SendMessageOptions {
  db: Database;
  moderation: Moderation;
  replies: ReplyCoordinator;
  /** Messages and repeated questions of one user in a minute. */
  perMinute: number;
  /** Told what became of every message. */
  onSent?: (outcome: SendOutcome) => void;
}

/** Under which the calls of an account are counted. */
export const messageLimitKey = (accountId: string): string => `im send ${accountId}`;

/** A message of a user; not new when it was stored by an earlier sending. */
export interface SentMessage extends StoredMessage {
  isNew: boolean;
}

/** One of the calls of a user that cost something. @returns the refusal when there were too many. */
export async function consumeMessageLimit(
  { db, perMinute }: Pick<SendMessageOptions, 'db' | 'perMinute'>,
  accountId: string,
): Promise<Refusal | null> {
  const limit = { points: perMinute, seconds: 60 };
  const { allowed, retryAfter } = await consume(db, messageLimitKey(accountId), limit);
  return allowed ? null : tooManyAttempts(retryAfter);
}

/** Stores it, unless it is there already, and ends a reply that another node is writing. */
const storeMessage = (
  db: Database,
  message: NewMessage,
  { replyId }: Conversation,
): Promise<SentMessage | undefined> =>
  db.transaction().execute(async (trx) => {
    const { conversationId, accountId, clientMessageId } = message;
    const stored = await appendMessage(trx, message);
    if (stored === undefined) {
      const known = await findSentMessage(trx, accountId, clientMessageId);
      return known && { ...known, isNew: false };
    }
    if (replyId !== null) {
      await notify(trx, { kind: 'stop_reply', conversation: conversationId, reply: replyId });
      await releaseLease(trx, conversationId, replyId);
    }
    await notify(trx, { kind: 'stored', conversation: conversationId });
    return { conversationId, message: stored, isNew: true };
  });

/**
 * Takes a message of a user: the same one as often as it is sent, stored once. What was sent before is neither counted
 * nor looked at again.
 */
export async function sendMessage(
  parts: SendMessageOptions,
  accountId: string,
  event: ClientEvent<'send'>,
): Promise<SentMessage | Refusal> {
  const sent = await acceptMessage(parts, accountId, event);
  if (sent instanceof Refusal) parts.onSent?.('refused');
  else parts.onSent?.(sent.isNew ? 'stored' : 'repeated');
  return sent;
}

async function acceptMessage(
  parts: SendMessageOptions,
  accountId: string,
  event: ClientEvent<'send'>,
): Promise<SentMessage | Refusal> {
  const { db, moderation, replies } = parts;
  const { character_id: characterId, client_message_id: clientMessageId, language, text } = event;
  const conversation = await openConversation(db, { accountId, characterId }, language);
  if (conversation === undefined) return new Refusal('notFound');
  const elsewhere = new Refusal('invalidInput', { name: 'client_message_id' });
  const known = await findSentMessage(db, accountId, clientMessageId);
  if (known !== undefined)
    return known.conversationId === conversation.id ? { ...known, isNew: false } : elsewhere;
  const refusal = await consumeMessageLimit(parts, accountId);
  if (refusal !== null) return refusal;
  const verdict = await moderation.check({ text, language, from: 'user' });
  if (verdict.kind === 'refused') return new Refusal('messageRefused', { name: verdict.rule });
  // What a reply has said so far comes before what the user says now.
  await replies.stop(conversation.id);
  const message: NewMessage = {
    conversationId: conversation.id,
    accountId,
    sender: 'user',
    text: verdict.text,
    clientMessageId,
    mark: verdict.kind === 'masked' ? 'masked' : null,
  };
  const stored = await storeMessage(db, message, conversation);
  return stored?.conversationId === conversation.id ? stored : elsewhere;
}
