import type { EndpointPayload } from '@huoban/contracts/api';
import type { Database } from '../database/database';
import type { Handler, Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import { openConversation } from '../messaging/storage/conversations';
import type { Moderation } from '../moderation/moderation';
import { foldSlot } from './memory';
import { forget, listMemories } from './storage/memories';

type MemoryEndpoint =
  | 'GET /api/memory/list'
  | 'POST /api/memory/update'
  | 'POST /api/memory/delete'
  | 'POST /api/memory/switch';
type MemoryList = EndpointPayload<'GET /api/memory/list'>;

export interface MemoryDependencies {
  db: Database;
  moderation: Moderation;
}

/** The list in the panel of the chat, the latest first. */
async function presentMemories(db: Database, conversationId: string): Promise<MemoryList> {
  const { enabled, memories } = await listMemories(db, conversationId);
  return {
    enabled,
    items: memories.reverse().map(({ id, kind, text, statedAt }) => ({
      id,
      kind,
      text,
      stated_at: statedAt.toISOString(),
    })),
  };
}

/** Runs a change on the conversation of the call, which the first call opens, and returns the new list. */
const onConversation =
  <K extends MemoryEndpoint>(
    db: Database,
    change: (
      trx: Database,
      conversationId: string,
      call: Parameters<Handler<K>>[0],
    ) => Promise<Refusal | undefined>,
  ) =>
  async (call: Parameters<Handler<K>>[0], characterId: string, accountId: string) => {
    const conversation = await openConversation(db, { accountId, characterId }, call.language);
    if (conversation === undefined) return new Refusal('notFound');
    const refused = await db.transaction().execute((trx) => change(trx, conversation.id, call));
    return refused ?? presentMemories(db, conversation.id);
  };

function updateMemory({ db, moderation }: MemoryDependencies): Handler<'POST /api/memory/update'> {
  const update = onConversation<'POST /api/memory/update'>(
    db,
    async (trx, conversationId, { body, language }) => {
      const verdict = await moderation.check({ text: body.text, language, from: 'user' });
      if (verdict.kind === 'refused') return new Refusal('messageRefused', { name: verdict.rule });
      const { memories } = await listMemories(trx, conversationId);
      const memory = memories.find(({ id }) => id === body.memory_id);
      if (memory === undefined) return new Refusal('notFound');
      const isThing = memory.kind === 'like' || memory.kind === 'dislike';
      const slot = isThing ? foldSlot(verdict.text) : memory.slot;
      // Another memory may already say the same.
      await trx
        .deleteFrom('memories')
        .where('conversation_id', '=', conversationId)
        .where('kind', '=', memory.kind)
        .where('slot', '=', slot)
        .where('id', '<>', memory.id)
        .execute();
      await trx
        .updateTable('memories')
        .set({ text: verdict.text, slot })
        .where('id', '=', memory.id)
        .execute();
      return undefined;
    },
  );
  return (call) => update(call, call.body.character_id, call.session.accountId);
}

function deleteMemory({ db }: MemoryDependencies): Handler<'POST /api/memory/delete'> {
  const remove = onConversation<'POST /api/memory/delete'>(
    db,
    async (trx, conversationId, { body, language }) => {
      const { memories } = await listMemories(trx, conversationId);
      const { memory_id: id } = body;
      const forgotten = memories.filter((memory) => id === undefined || memory.id === id);
      if (id !== undefined && forgotten.length === 0) return new Refusal('notFound');
      await forget(trx, conversationId, forgotten, language);
      return undefined;
    },
  );
  return (call) => remove(call, call.body.character_id, call.session.accountId);
}

function switchMemory({ db }: MemoryDependencies): Handler<'POST /api/memory/switch'> {
  const set = onConversation<'POST /api/memory/switch'>(db, async (trx, id, { body }) => {
    await trx
      .updateTable('conversations')
      .set({ remembers: body.enabled })
      .where('id', '=', id)
      .execute();
    return undefined;
  });
  return (call) => set(call, call.body.character_id, call.session.accountId);
}

/** Endpoints of the memory panel. */
export function memoryHandlers(dependencies: MemoryDependencies): Pick<Handlers, MemoryEndpoint> {
  const list = onConversation<'GET /api/memory/list'>(dependencies.db, () =>
    Promise.resolve(undefined),
  );
  return {
    'GET /api/memory/list': (call) => list(call, call.query.character_id, call.session.accountId),
    'POST /api/memory/update': updateMemory(dependencies),
    'POST /api/memory/delete': deleteMemory(dependencies),
    'POST /api/memory/switch': switchMemory(dependencies),
  };
}
