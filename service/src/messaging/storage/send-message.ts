import type { Language } from '@huoban/contracts';
import type { ClientEvent } from '@huoban/contracts/messaging';
import { consume } from '../../accounts/rate-limits';
import type { Database } from '../../database/database';
import { countGuestMessage, lockGuest } from '../guests/guests';
import { Refusal, tooManyAttempts } from '../../http/refusal';
import type { Moderation } from '../../moderation/moderation';
import { openConversation, type Conversation } from './conversations';
import { appendMessage, findSentMessage, type NewMessage, type StoredMessage } from './messages';
import { rememberMessage, type RememberRules } from '../../memory/storage/memories';
import { notify } from '../delivery/notifications';
import type { ReplyCoordinator } from '../replies/reply-coordinator';
import { releaseLease } from '../replies/reply-lease';

/** `repeated`: already stored by an earlier attempt. */
export type SendOutcome = 'stored' | 'repeated' | 'refused';

export interface SendMessageOptions {
  db: Database;
  moderation: Moderation;
  replies: ReplyCoordinator;
  memory: RememberRules;
  /** Messages and requested replies per account and minute. */
  perMinute: number;
  /** Called with the outcome of every message. */
  onSent?: (outcome: SendOutcome) => void;
}

/** Rate-limit key of an account. */
export const messageLimitKey = (accountId: string): string => `im send ${accountId}`;

/** `isNew`: false when an earlier attempt stored the message. */
export interface SentMessage extends StoredMessage {
  isNew: boolean;
}

/** Counts a message or a requested reply. @returns the refusal above the limit */
export async function consumeMessageLimit(
  { db, perMinute }: Pick<SendMessageOptions, 'db' | 'perMinute'>,
  accountId: string,
): Promise<Refusal | null> {
  const limit = { points: perMinute, seconds: 60 };
  const { allowed, retryAfter } = await consume(db, messageLimitKey(accountId), limit);
  return allowed ? null : tooManyAttempts(retryAfter);
}

/** Stores a message once with what the partner remembers of it, and stops the reply that another node may be writing. */
async function storeMessage(
  { db, memory }: Pick<SendMessageOptions, 'db' | 'memory'>,
  message: NewMessage & { clientMessageId: string; language: Language },
  { replyId }: Conversation,
): Promise<SentMessage | Refusal | undefined> {
  await memory.load(message.language);
  return db.transaction().execute(async (trx) => {
    const { conversationId, accountId, clientMessageId } = message;
    const left = await lockGuest(trx, accountId);
    const stored = left === 0 ? undefined : await appendMessage(trx, message);
    if (stored === undefined) {
      const known = await findSentMessage(trx, accountId, clientMessageId);
      if (known !== undefined) return { ...known, isNew: false };
      return left === 0 ? new Refusal('loginNeeded') : undefined;
    }
    if (left !== null) await countGuestMessage(trx, accountId);
    await rememberMessage(trx, message, memory);
    if (replyId !== null) {
      await notify(trx, { kind: 'stop_reply', conversation: conversationId, reply: replyId });
      await releaseLease(trx, conversationId, replyId);
    }
    await notify(trx, { kind: 'stored', conversation: conversationId });
    return { conversationId, message: stored, isNew: true };
  });
}

/**
 * Stores a message of a user. Idempotent by client message id: repetitions are neither counted nor moderated again.
 */
export async function sendMessage(
  options: SendMessageOptions,
  accountId: string,
  event: ClientEvent<'send'>,
): Promise<SentMessage | Refusal> {
  const sent = await acceptMessage(options, accountId, event);
  if (sent instanceof Refusal) options.onSent?.('refused');
  else options.onSent?.(sent.isNew ? 'stored' : 'repeated');
  return sent;
}

async function acceptMessage(
  options: SendMessageOptions,
  accountId: string,
  event: ClientEvent<'send'>,
): Promise<SentMessage | Refusal> {
  const { db, moderation, replies } = options;
  const { character_id: characterId, client_message_id: clientMessageId, language, text } = event;
  const conversation = await openConversation(db, { accountId, characterId }, language);
  if (conversation === undefined) return new Refusal('notFound');
  const duplicateId = new Refusal('invalidInput', { name: 'client_message_id' });
  const known = await findSentMessage(db, accountId, clientMessageId);
  if (known !== undefined)
    return known.conversationId === conversation.id ? { ...known, isNew: false } : duplicateId;
  const refusal = await consumeMessageLimit(options, accountId);
  if (refusal !== null) return refusal;
  const verdict = await moderation.check({ text, language, from: 'user' });
  if (verdict.kind === 'refused') return new Refusal('messageRefused', { name: verdict.rule });
  // The partial reply must be stored before the new message.
  await replies.stop(conversation.id);
  const message = {
    conversationId: conversation.id,
    accountId,
    sender: 'user' as const,
    language,
    text: verdict.text,
    clientMessageId,
    mark: verdict.kind === 'masked' ? ('masked' as const) : null,
  };
  const stored = await storeMessage(options, message, conversation);
  if (stored instanceof Refusal) return stored;
  return stored?.conversationId === conversation.id ? stored : duplicateId;
}
