import { sql } from 'kysely';
import type { Database } from '../../database/database';
import { notify } from '../delivery/notifications';
import { findConversation } from '../storage/conversations';
import { errorMessage } from '../../process/error-message';
import type { Log } from '../../process/log';
import { guestSession } from './guests';

/** Moves everything of a guest to an account. @returns false when it failed; a later login tries again */
export type CarryOver = (guestId: string, accountId: string) => Promise<boolean>;

interface Owners {
  guestId: string;
  accountId: string;
}

/** An id that the account has used already would be taken for a repetition. */
const dropKnownMessageIds = (trx: Database, { guestId, accountId }: Owners) =>
  sql`update messages as own set client_message_id = null
    where account_id = ${guestId} and exists (select from messages as other
      where other.account_id = ${accountId} and other.client_message_id = own.client_message_id)`.execute(
    trx,
  );

/** Gives a conversation with all it has to the account, which has none with this partner. */
async function moveConversation(trx: Database, id: string, { accountId }: Owners): Promise<void> {
  const owner = { account_id: accountId };
  await trx.updateTable('conversations').set(owner).where('id', '=', id).execute();
  await trx.updateTable('messages').set(owner).where('conversation_id', '=', id).execute();
  await trx.updateTable('memories').set(owner).where('conversation_id', '=', id).execute();
}

/**
 * Appends the messages of a guest's conversation, without the greeting, to that of the account, and replaces memories
 * that the guest stated anew.
 * @returns new positions by old ones
 */
async function appendConversation(
  trx: Database,
  id: string,
  target: string,
  { accountId }: Owners,
): Promise<Map<number, number>> {
  const { last_seq: last, remembers } = await trx
    .selectFrom('conversations')
    .select(['last_seq', 'remembers'])
    .where('id', '=', target)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const messages = await trx
    .selectFrom('messages')
    .select(['id', 'seq'])
    .where('conversation_id', '=', id)
    .where(sql<boolean>`not (sender = 'character' and client_message_id is null)`)
    .orderBy('seq')
    .execute();
  const positions = new Map<number, number>();
  for (const [index, message] of messages.entries()) {
    const seq = last + index + 1;
    positions.set(message.seq, seq);
    await trx
      .updateTable('messages')
      .set({ conversation_id: target, account_id: accountId, seq })
      .where('id', '=', message.id)
      .execute();
  }
  const end = last + messages.length;
  await trx
    .updateTable('conversations')
    .set({ last_seq: end, read_seq: end })
    .where('id', '=', target)
    .execute();
  if (remembers) {
    await sql`delete from memories as old using memories as fresh
      where old.conversation_id = ${target} and fresh.conversation_id = ${id}
        and old.kind = fresh.kind and old.slot = fresh.slot`.execute(trx);
    await trx
      .updateTable('memories')
      .set({ conversation_id: target, account_id: accountId })
      .where('conversation_id', '=', id)
      .execute();
  }
  await notify(trx, { kind: 'stored', conversation: target });
  return positions;
}

/** Ratings and reports name the position of their message. */
async function renumberReports(
  trx: Database,
  characterId: string,
  positions: Map<number, number>,
  { guestId }: Owners,
): Promise<void> {
  const reports = await trx
    .selectFrom('reports')
    .select(['id', 'content'])
    .where('account_id', '=', guestId)
    .where(sql<boolean>`content #>> '{params,character_id}' = ${characterId}`)
    .execute();
  for (const { id, content } of reports) {
    const { params } = content as { params: { seq?: unknown } };
    const seq = typeof params.seq === 'number' ? positions.get(params.seq) : undefined;
    if (seq === undefined) continue;
    const moved = JSON.stringify({ ...content, params: { ...params, seq } });
    await trx.updateTable('reports').set({ content: moved }).where('id', '=', id).execute();
  }
}

/** Deletes the row of a guest: a message that is being stored comes before, or is refused. */
async function endGuest(trx: Database, guestId: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('guests')
    .where('account_id', '=', guestId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

async function carryOverIn(trx: Database, owners: Owners): Promise<void> {
  const { guestId, accountId } = owners;
  if (!(await endGuest(trx, guestId))) return;
  await dropKnownMessageIds(trx, owners);
  const conversations = await trx
    .selectFrom('conversations')
    .select(['id', 'character_id'])
    .where('account_id', '=', guestId)
    .orderBy('id')
    .execute();
  for (const { id, character_id: characterId } of conversations) {
    const target = await findConversation(trx, accountId, characterId);
    if (target === undefined) await moveConversation(trx, id, owners);
    else {
      const positions = await appendConversation(trx, id, target.id, owners);
      await renumberReports(trx, characterId, positions, owners);
    }
  }
  await trx
    .updateTable('reports')
    .set({ account_id: accountId })
    .where('account_id', '=', guestId)
    .execute();
  await trx.deleteFrom('accounts').where('id', '=', guestId).execute();
  await notify(trx, { kind: 'session_ended', session: guestSession(guestId) });
}

/** Carries a guest over in one transaction. A failure is logged, because the login itself has succeeded. */
export const createCarryOver =
  (db: Database, log: Log): CarryOver =>
  async (guestId, accountId) => {
    try {
      await db.transaction().execute((trx) => carryOverIn(trx, { guestId, accountId }));
      return true;
    } catch (error) {
      log.error(`carrying a guest over to an account failed: ${errorMessage(error)}`);
      return false;
    }
  };
