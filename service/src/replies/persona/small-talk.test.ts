import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import type { GameFile } from '../../content/content-schema';
import type { Content } from '../../content/read-content';
import type { ReplyProvider, Turn } from '../reply-provider';
import { createPersona } from './persona';
import { shippedLibrary } from './testing/create-test-persona';
import { splitSentences } from '../../content/split-sentences';
import type { PersonaTexts } from './wording/persona-texts';

/** Small talk, which must not be answered from the library. */
const SOCIAL = ['greeting', 'bye', 'goodNight', 'thanks', 'bored', 'tired', 'joke'].concat([
  'howAreYou',
  'praise',
  'insult',
  'age',
  'sorry',
  'laugh',
  'love',
]);
/** Maximum length of a small-talk reply. */
const SHORT: Record<Language, number> = { zh: 90, en: 220, ja: 110 };

const talksFile = z.array(
  z.strictObject({
    kind: z.enum([...SOCIAL, 'follow-up', 'recommend', 'recommended']),
    character: z.string(),
    /** Earlier messages of the visitor. The test generates the replies. */
    talk: z.array(z.string()).default([]),
    ask: z.string(),
    /** Every one must be in the reply; `a|b` is either. */
    expect: z.array(z.string()).default([]),
  }),
);
type Talk = z.output<typeof talksFile>[number];

const ADMITS: Record<Language, RegExp> = {
  zh: /不知道|不清楚|不晓得|没听说|答不上/u,
  en: /don[’']t know|do not know|no idea|not know/iu,
  ja: /知らない|分からない|わからない|存じません|知らん|分からん|知りません/u,
};

let content: Content;
let texts: PersonaTexts;
let persona: ReplyProvider;
beforeAll(async () => {
  const library = shippedLibrary();
  ({ content, texts } = await library.read());
  persona = createPersona({
    ...library,
    paceMs: 0,
    now: () => Date.UTC(2026, 10, 18, 4),
  });
});

/** The replies of a partner that has greeted, as it does in every chat. */
async function repliesOf(language: Language, character: string, lines: string[]) {
  const partner = content.characters.find(({ slug }) => slug === character);
  if (partner === undefined) throw new Error(`no partner is called ${character}`);
  const turns: Turn[] = [{ sender: 'character', text: partner.greeting[language] }];
  for (const text of lines) {
    turns.push({ sender: 'user', text });
    const { signal } = new AbortController();
    let reply = '';
    for await (const piece of persona.reply({
      characterId: partner.id,
      language,
      turns,
      signal,
    }))
      reply += piece;
    turns.push({ sender: 'character', text: reply });
  }
  return turns.slice(1).flatMap(({ sender, text }) => (sender === 'character' ? [text] : []));
}

describe.each(LANGUAGES)('small talk in %s', (language) => {
  const talks = talksFile.parse(
    JSON.parse(readFileSync(join(__dirname, 'testing/small-talk', `${language}.json`), 'utf8')),
  );
  const replies = new Map<Talk, string[]>();
  beforeAll(async () => {
    for (const talk of talks)
      replies.set(talk, await repliesOf(language, talk.character, [...talk.talk, talk.ask]));
  });
  const replyTo = (talk: Talk) => replies.get(talk)?.at(-1) ?? '';
  const shown = (found: Talk[]) => found.map((talk) => `${talk.ask} -> ${replyTo(talk)}`);
  const social = talks.filter(({ kind }) => SOCIAL.includes(kind));
  const named = (text: string): GameFile[] =>
    content.games.filter(
      ({ title }) => title[language].length > 1 && text.includes(title[language]),
    );

  it('covers all kinds with at least twenty cases', () => {
    expect(talks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(talks.map(({ kind }) => kind)).size).toBe(SOCIAL.length + 3);
  });

  it('is never answered with “I do not know”', () => {
    expect(shown(talks.filter((talk) => ADMITS[language].test(replyTo(talk))))).toEqual([]);
  });

  it('gets the expected replies', () => {
    const wrong = talks.filter(
      (talk) =>
        !talk.expect.every((fact) => fact.split('|').some((one) => replyTo(talk).includes(one))),
    );
    if (process.env.SHOW_REPLIES !== undefined)
      process.stdout.write(`${shown(talks).join('\n')}\n`);
    expect(shown(wrong)).toEqual([]);
  });

  it('is answered briefly, without an unrelated game', () => {
    const wrong = social.filter(
      (talk) => named(replyTo(talk)).length > 0 || replyTo(talk).length > SHORT[language],
    );
    expect(shown(wrong)).toEqual([]);
  });

  it('is never answered with a sentence of the library', () => {
    const texts = content.games.flatMap(({ summary, article }) =>
      [summary, ...article.map(({ body }) => body)].flatMap((text) =>
        splitSentences(text[language], language),
      ),
    );
    const wrong = social.filter((talk) => texts.some((text) => replyTo(talk).includes(text)));
    expect(shown(wrong)).toEqual([]);
  });

  it('gets a game of the partner for a recommendation', () => {
    const wrong = talks.filter((talk) => {
      const partner = content.characters.find(({ slug }) => slug === talk.character);
      const game = named(replyTo(talk))[0];
      return talk.kind === 'recommend' && !(game && partner?.games.includes(game.slug));
    });
    expect(shown(wrong)).toEqual([]);
  });

  it('stays with the game that was recommended', () => {
    const wrong = talks.filter((talk) => {
      const [before, after] = (replies.get(talk) ?? []).slice(-2).map(named);
      if (talk.kind !== 'recommended') return false;
      return before?.[0] === undefined || !after?.includes(before[0]);
    });
    expect(shown(wrong)).toEqual([]);
  });

  it('does not get an opener every time', async () => {
    const lines = ['follow-up', 'recommended'].flatMap((kind) =>
      talks.filter((talk) => talk.kind === kind).flatMap(({ talk, ask }) => [...talk, ask]),
    );
    const openers = [...texts.voices.values(), ...Object.values(texts.styles.categories)]
      .concat(Object.values(texts.styles.tags))
      .flatMap((style) => style.openers[language]);
    const said = await repliesOf(language, 'azhu', lines);
    const led = said.filter((reply) => openers.some((opener) => reply.startsWith(opener)));
    expect({ led, few: led.length <= said.length / 2 }).toEqual({ led, few: true });
    expect(led.length).toBeGreaterThan(0);
  });
});
