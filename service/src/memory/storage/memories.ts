import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Database } from '../../database/database';
import { detectLanguage } from '../../replies/persona/understanding/normalize-text';
import type { Memory } from '../memory';
import { readStatements } from '../reading/read-statements';
import { remember, type RememberOptions } from '../remember';

export interface StoredMemory extends Memory {
  id: string;
}

/** All memories of a conversation, oldest first, and whether memory is switched on. */
export async function listMemories(
  db: Database,
  conversationId: string,
): Promise<{ enabled: boolean; memories: StoredMemory[] }> {
  const conversation = await db
    .selectFrom('conversations')
    .select('remembers')
    .where('id', '=', conversationId)
    .executeTakeFirst();
  const memories = await db
    .selectFrom('memories')
    .select(['id', 'kind', 'slot', 'text', 'stated_at as statedAt'])
    .where('conversation_id', '=', conversationId)
    .orderBy('stated_at')
    .orderBy('id')
    .execute();
  return { enabled: conversation?.remembers === true, memories };
}

/** What a partner remembers; nothing while memory is switched off. */
export async function readMemories(db: Database, conversationId: string): Promise<StoredMemory[]> {
  const { enabled, memories } = await listMemories(db, conversationId);
  return enabled ? memories : [];
}

/** Shorter values, such as one character, occur in unrelated words. */
const MIN_BLANKED_LENGTH = 2;
const BLANK = '…';

/** What forgotten memories say, longest first, without titles of games. */
const phrasesOf = (memories: Memory[], language: Language): string[] =>
  [
    ...new Set(
      memories
        .filter(({ kind }) => kind !== 'game')
        .flatMap(({ text }) => [
          text,
          ...readStatements(text, detectLanguage(text, language)).stated.map(({ value }) => value),
        ]),
    ),
  ]
    .filter((phrase) => phrase.length >= MIN_BLANKED_LENGTH)
    .sort((a, b) => b.length - a.length);

/** Deletes memories, and blanks what they say in the messages of the conversation. */
export async function forget(
  trx: Database,
  conversationId: string,
  memories: Memory[],
  language: Language,
): Promise<void> {
  for (const { kind, slot } of memories)
    await trx
      .deleteFrom('memories')
      .where('conversation_id', '=', conversationId)
      .where('kind', '=', kind)
      .where('slot', '=', slot)
      .execute();
  for (const phrase of phrasesOf(memories, language))
    await trx
      .updateTable('messages')
      .set({ text: sql<string>`replace(text, ${phrase}, ${BLANK})` })
      .where('conversation_id', '=', conversationId)
      .where(sql<boolean>`position(${phrase} in text) > 0`)
      .execute();
}

export interface UserMessage {
  conversationId: string;
  accountId: string;
  text: string;
  /** Of the page. */
  language: Language;
}

export interface RememberRules extends Pick<RememberOptions, 'findGames' | 'intentOf'> {
  /** Reads what `intentOf` needs in a language, once. */
  load: (language: Language) => Promise<void>;
}

/** Updates what a partner remembers after a message of the visitor. Run it in the transaction that stores the message. */
export async function rememberMessage(
  trx: Database,
  { conversationId, accountId, text, language }: UserMessage,
  rules: RememberRules,
): Promise<void> {
  const { enabled, memories: before } = await listMemories(trx, conversationId);
  if (!enabled) return;
  const { memories, forgotten } = remember(before, text, {
    ...rules,
    page: language,
    at: new Date(),
  });
  const isKept = new Set<Memory>(memories);
  const gone = before.filter((memory) => !isKept.has(memory) && !forgotten.includes(memory));
  if (gone.length > 0)
    await trx
      .deleteFrom('memories')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  await forget(trx, conversationId, forgotten, language);
  const known = new Set<Memory>(before);
  for (const { kind, slot, text: stated, statedAt } of memories.filter((one) => !known.has(one)))
    await trx
      .insertInto('memories')
      .values({
        conversation_id: conversationId,
        account_id: accountId,
        kind,
        slot,
        text: stated,
        stated_at: statedAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['conversation_id', 'kind', 'slot'])
          .doUpdateSet({ text: stated, stated_at: statedAt }),
      )
      .execute();
}
