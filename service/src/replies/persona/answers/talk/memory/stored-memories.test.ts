import type { Language } from '@huoban/contracts';
import { shippedLibrary } from '../../../testing/create-test-persona';
import { createPersona } from '../../../persona';

/** The reply to the first message of a visitor, after what it tells has been stored. */
async function replyTo(slug: string, language: Language, text: string): Promise<string> {
  const library = await shippedLibrary();
  const persona = createPersona({ ...library, paceMs: 0, now: () => Date.UTC(2026, 10, 18, 4) });
  const partner = library.content.characters.find((one) => one.slug === slug);
  const pieces: string[] = [];
  for await (const piece of persona.reply({
    characterId: partner?.id ?? '',
    language,
    turns: [{ sender: 'user', text }],
    memories: [{ kind: 'fact', slot: text, text, statedAt: new Date(0) }],
    signal: new AbortController().signal,
  }))
    pieces.push(piece);
  return pieces.join('');
}

it.each<[string, Language, string]>([
  ['coach-nearmiss', 'en', 'my cat is poorly today'],
  ['coach-nearmiss', 'zh', '我家的猫今天病了'],
  ['coach-nearmiss', 'ja', 'うちの猫が今日具合悪い'],
])('a message is no memory for the reply to it: %s (%s) %s', async (slug, language, text) =>
  expect(await replyTo(slug, language, text)).not.toMatch(
    /Earlier you|You (?:told|said)|之前说|你说过|跟我说过|前に|言って(?:い)?た/u,
  ),
);
