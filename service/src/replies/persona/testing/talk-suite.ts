import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../content/content-schema';
import type { Content } from '../../../content/read-content';
import { shippedPersona, type Converse, type TestConversation } from './create-test-persona';

/** What the visitor writes, and what the last reply must contain. */
export type TalkCase = [Language, lines: string[], said: RegExp];

/** Prepares the shipped persona for a suite. */
export function createTalkSuite() {
  let content: Content;
  let converse: Converse;
  beforeAll(async () => {
    ({ content, converse } = await shippedPersona());
  });
  const lastReply = async (visit: TestConversation): Promise<string | undefined> =>
    (await converse(visit)).at(-1);
  return {
    lastReply,
    /** A test of what a partner replies last. */
    repliesOf:
      (partner: string) =>
      async (...[language, lines, said]: TalkCase): Promise<void> =>
        expect(await lastReply({ partner, language, lines })).toMatch(said),
    /** Games that a reply names. */
    gamesIn: (reply: string | undefined, language: Language): GameFile[] =>
      content.games.filter(({ title }) => reply?.includes(title[language])),
  };
}
