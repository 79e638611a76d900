import { consumeAll, maxWait, type Charge } from '../../accounts/rate-limits';
import type { Database } from '../../database/database';
import type { Caller, Handlers } from '../../http/handler';
import { Refusal, tooManyAttempts } from '../../http/refusal';
import type { ReplyProvider } from '../../replies/reply-provider';
import { imToken } from '../get-token/handler';
import { readHistory } from '../history/handler';
import { findConversation, findGreeting } from '../storage/conversations';
import { createGuest, findGuest, GUEST_DAYS, GUEST_MESSAGES, guestSession } from './guests';

type GuestEndpoints =
  | 'GET /api/guest/chat'
  | 'POST /api/guest/begin'
  | 'GET /api/guest/token'
  | 'POST /api/guest/history';

export interface GuestDependencies {
  db: Database;
  /** Signature key of messaging tokens. */
  tokenKey: Buffer;
  chargesOf: (caller: Caller) => Charge[];
  replies: ReplyProvider;
}

/** Endpoints of the chat before a login. Who has no valid cookie has no guest, whatever was asked for. */
export function guestHandlers({
  db,
  tokenKey,
  chargesOf,
  replies,
}: GuestDependencies): Pick<Handlers, GuestEndpoints> {
  const guestOf = (accountId: string | null) =>
    accountId === null ? null : findGuest(db, accountId);
  return {
    'GET /api/guest/chat': async ({ query, language, guest: { accountId } }) => {
      if ((await findGreeting(db, query.character_id)) === undefined)
        return new Refusal('notFound');
      // Guests connect only when they send their first message.
      replies.prepare?.(language);
      const guest = await guestOf(accountId);
      const conversation =
        guest && (await findConversation(db, guest.accountId, query.character_id));
      return {
        messages_left: guest?.messagesLeft ?? GUEST_MESSAGES,
        max_messages: GUEST_MESSAGES,
        has_written: Boolean(conversation),
        kept_days: GUEST_DAYS,
      };
    },

    'POST /api/guest/begin': async ({ guest: cookie, caller }) => {
      if (!cookie.isSameOrigin) return new Refusal('foreignOrigin');
      const guest = await guestOf(cookie.accountId);
      if (guest !== null)
        return { messages_left: guest.messagesLeft, max_messages: GUEST_MESSAGES };
      const created = await db.transaction().execute(async (trx) => {
        const { exceeded } = await consumeAll(trx, chargesOf(caller));
        const longest = maxWait(exceeded);
        return longest === undefined ? createGuest(trx) : tooManyAttempts(longest.retryAfter);
      });
      if (created instanceof Refusal) return created;
      cookie.keep(created);
      return { messages_left: GUEST_MESSAGES, max_messages: GUEST_MESSAGES };
    },

    'GET /api/guest/token': async ({ query, guest: { accountId } }) => {
      const guest = await guestOf(accountId);
      if (guest === null) return new Refusal('loginNeeded');
      const { webUserId } = guest;
      const session = guestSession(guest.accountId);
      return imToken(tokenKey, { webUserId, session, appId: query.app_id });
    },

    'POST /api/guest/history': async ({ body, guest: { accountId } }) =>
      readHistory(db, (await guestOf(accountId))?.accountId ?? null, body),
  };
}
