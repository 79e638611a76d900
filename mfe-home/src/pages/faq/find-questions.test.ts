import type { Language } from '@huoban/contracts';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';
import { findQuestions, listQuestions } from './find-questions';

const TEXTS = { zh, en, ja };
const idsFor = (text: string, language: Language) =>
  findQuestions(listQuestions(TEXTS[language]), text, language).map(({ id }) => id);

it.each<[Language, string, string]>([
  ['zh', '验证码没收到', 'code'],
  ['zh', '怎么注销账号', 'remove'],
  ['zh', '小孩能玩吗', 'children'],
  ['zh', '自动续费', 'renewal'],
  ['zh', 'ＡＩ', 'human'],
  ['en', 'refunds', 'refund'],
  ['en', 'how do I delete my account?', 'remove'],
  ['en', 'Forgot Password', 'login'],
  ['ja', 'コードが届かない', 'code'],
  ['ja', '返金', 'refund'],
  ['ja', '記憶を消したい', 'memory'],
])('finds the question for %s “%s”', (language, text, id) => {
  expect(idsFor(text, language)[0]).toBe(id);
});

it('returns all questions for no words, and none for unknown ones', () => {
  expect(idsFor('  ', 'en')).toHaveLength(listQuestions(en).length);
  expect(idsFor('quantum chromodynamics', 'en')).toEqual([]);
});

it('has the same questions in every language', () => {
  const ids = listQuestions(zh).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(listQuestions(en).map(({ id }) => id)).toEqual(ids);
  expect(listQuestions(ja).map(({ id }) => id)).toEqual(ids);
});
