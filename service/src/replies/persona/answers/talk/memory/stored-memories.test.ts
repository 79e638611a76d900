import type { Language } from '@huoban/contracts';
import { shippedPersona } from '../../../testing/create-test-persona';

/** The reply to the first message of a visitor, after what it tells has been stored. */
async function replyTo(partner: string, language: Language, text: string): Promise<string> {
  const { converse } = await shippedPersona();
  const memories = [{ kind: 'fact', slot: text, text, statedAt: new Date(0) } as const];
  const [reply = ''] = await converse({ partner, language, lines: [text], memories });
  return reply;
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
