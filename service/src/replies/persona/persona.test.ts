import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import type { Content } from '../../content/read-content';
import type { ReplyProvider, Turn } from '../reply-provider';
import { createPersona } from './persona';
import { shippedLibrary } from './testing/create-test-persona';

/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 18, 4);

const questionsFile = z.array(
  z.strictObject({
    kind: z.string(),
    character: z.string(),
    /** Earlier messages of the visitor. The test generates the replies. */
    talk: z.array(z.string()).default([]),
    ask: z.string(),
    /** Every one must be in the reply; `a|b` is either. */
    expect: z.array(z.string()).default([]),
  }),
);
type Question = z.output<typeof questionsFile>[number];

const ADMITS: Record<Language, RegExp> = {
  zh: /不知道|不清楚|不晓得|没听说|答不上/u,
  en: /don[’']t know|do not know|no idea|not know/iu,
  ja: /知らない|分からない|わからない|存じません|知らん|分からん|わからん|知りません|分かりません/u,
};
const OTHER_SCRIPT: Record<Language, RegExp> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ja: /[这吗么们说谁哪]/u,
};

const questionsIn = (language: Language): Question[] =>
  questionsFile.parse(
    JSON.parse(readFileSync(join(__dirname, 'testing/questions', `${language}.json`), 'utf8')),
  );

let content: Content;
let persona: ReplyProvider;
beforeAll(async () => {
  const library = shippedLibrary();
  ({ content } = await library.read());
  persona = createPersona({
    ...library,
    paceMs: 0,
    now: () => NOW,
  });
});

const idOf = (slug: string) => content.characters.find((one) => one.slug === slug)?.id ?? slug;

async function converse(character: string, language: Language, lines: string[]): Promise<string[]> {
  const turns: Turn[] = [];
  for (const text of lines) {
    turns.push({ sender: 'user', text });
    let reply = '';
    const { signal } = new AbortController();
    const request = { characterId: idOf(character), language, turns: turns.slice(-40), signal };
    for await (const piece of persona.reply(request)) reply += piece;
    turns.push({ sender: 'character', text: reply });
  }
  return turns.flatMap(({ sender, text }) => (sender === 'character' ? [text] : []));
}

describe.each(LANGUAGES)('questions in %s', (language) => {
  const questions = questionsIn(language);
  const answers = new Map<Question, string>();
  beforeAll(async () => {
    for (const question of questions) {
      const replies = await converse(question.character, language, [
        ...question.talk,
        question.ask,
      ]);
      answers.set(question, replies.at(-1) ?? '');
    }
  });
  const answerTo = (question: Question) => answers.get(question) ?? '';
  const unknowable = questions.filter(({ kind }) => kind === 'unknown');
  const knowable = questions.filter(({ kind }) => kind !== 'unknown');

  it('include unknowable questions and follow-ups, sixty in total', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(unknowable.length).toBeGreaterThanOrEqual(8);
    expect(questions.filter((one) => one.talk.length > 0).length).toBeGreaterThanOrEqual(6);
  });

  it('are answered correctly in at least four of five cases', () => {
    const wrong = knowable.filter(
      (question) =>
        !question.expect.every((fact) =>
          fact.split('|').some((one) => answerTo(question).includes(one)),
        ),
    );
    const report = wrong.map((question) => `${question.ask} -> ${answerTo(question)}`);
    const score = 1 - wrong.length / knowable.length;
    if (process.env.SHOW_REPLIES !== undefined) {
      const all = questions.map((one) => `${one.character}: ${one.ask}\n   ${answerTo(one)}`);
      process.stdout.write(
        `${language} ${score}\n${all.join('\n')}\nWRONG\n${report.join('\n')}\n`,
      );
    }
    expect({ report, enough: score >= 0.8 }).toEqual({ report, enough: true });
  });

  it('are answered with an admission when unknowable', () => {
    const claimed = unknowable.filter((question) => !ADMITS[language].test(answerTo(question)));
    expect(claimed.map((question) => `${question.ask} -> ${answerTo(question)}`)).toEqual([]);
  });

  it('are answered in their language', () => {
    const wrong = questions.filter((question) => OTHER_SCRIPT[language].test(answerTo(question)));
    expect(wrong.map(answerTo)).toEqual([]);
  });

  it('are answered differently by another partner', async () => {
    const same = [];
    for (const question of questions) {
      const other = question.character === 'remi' ? 'anvil' : 'remi';
      const replies = await converse(other, language, [...question.talk, question.ask]);
      if (replies.at(-1) === answerTo(question)) same.push(question.ask);
    }
    expect(same).toEqual([]);
  });
});

const LONG_TALKS: Record<Language, string[]> = {
  zh: ['应声岭是谁做的？', '你好', '嗯', '明天天气怎么样？', '推荐个游戏', '我好累', '我想死'],
  en: [
    'Who made Answer Ridge?',
    'hi',
    'ok',
    'Weather tomorrow?',
    'recommend a game',
    'I am so tired',
    'I want to die',
  ],
  ja: [
    'こだま峠はだれが作った？',
    'こんにちは',
    'うん',
    '明日の天気は？',
    'おすすめは？',
    '疲れた',
    '死にたい',
  ],
};

describe.each(LANGUAGES)('a long conversation in %s', (language) => {
  const repeats = (replies: string[]) =>
    replies.filter((reply, at) => replies.slice(Math.max(0, at - 20), at).includes(reply));

  it.each(LONG_TALKS[language].slice(0, -1))(
    'does not repeat a reply within twenty turns for a repeated: %s',
    async (line) => {
      const replies = await converse(
        'yukino',
        language,
        Array.from({ length: 22 }, () => line),
      );
      expect(repeats(replies)).toEqual([]);
    },
  );

  it('does not repeat a reply within twenty turns over all questions', async () => {
    const lines = questionsIn(language).map(({ ask }) => ask);
    expect(repeats(await converse('remi', language, lines))).toEqual([]);
  });
});
