import type { Language } from '@huoban/contracts';
import { splitAgreement } from './knowledge/agreements';
import { readConstraints } from './understanding/requests/constraints';
import { readFocus } from './understanding/focus';
import { readGameRequest } from './understanding/requests/game-request';
import { createSimilarNames } from './understanding/names/similar-names';
import { echoOf } from './wording/echo';
import { openingOf } from './wording/opening';
import { readShippedTexts } from './testing/create-test-persona';
import type { Mood } from './wording/persona-texts';

const NOW = Date.UTC(2026, 10, 18, 4);
let moods: Mood[];
beforeAll(async () => {
  ({ moods } = await readShippedTexts());
});

it.each<[Language, string, object]>([
  [
    'zh',
    '两个人玩、能在Switch上玩、不恐怖的',
    { players: 2, platforms: ['switch'], genres: [], unwanted: ['horror'] },
  ],
  [
    'en',
    'racing with friends on xbox this year',
    { players: 'together', platforms: ['xbox'], genres: [['racing']], year: 2026 },
  ],
  [
    'en',
    'not horror or racing, under ten minutes',
    { unwanted: ['horror', 'racing'], maxMinutes: 10 },
  ],
  ['ja', 'カードとレース以外で二人用', { players: 2, genres: [], unwanted: ['racing', 'card'] }],
  ['ja', '怖くないパズル', { genres: [['puzzle']], unwanted: ['horror'] }],
  ['zh', '车友群十二个人想一起飙车', { players: 12, genres: [['racing']] }],
  ['zh', '我们二十个同学有啥玩的', { players: 20 }],
  ['en', 'racing for twelve people', { players: 12, genres: [['racing']] }],
  ['ja', '十二人で遊べるレース', { players: 12, genres: [['racing']] }],
])('reads the requirements of a game (%s: %s)', (language, text, expected) => {
  expect(readConstraints(text, language, { moods, now: NOW })).toMatchObject(expected);
});

it('adds requirements to the last request, and knows the device that the visitor plays on', () => {
  const turns = ['我一般用Switch玩', '推荐一个两个人玩的', '不要恐怖的'].map((text) => ({
    sender: 'user' as const,
    text,
  }));
  expect(readGameRequest(turns, 'zh', { moods, now: NOW })).toMatchObject({
    constraints: { players: 2, unwanted: ['horror'], platforms: ['switch'] },
    isContinued: true,
  });
});

it.each<[Language, string, object | undefined]>([
  ['zh', '下坡议会有几位议员', { kind: 'number', unit: '位' }],
  ['en', 'How many steps are there?', { kind: 'number', unit: 'step' }],
  ['ja', '一回どのくらい？', { kind: 'duration' }],
  ['en', 'how many really come off', { kind: 'number' }],
  ['en', 'which minute is silent', { kind: 'time' }],
  ['en', 'Stone Lotus', undefined],
])('reads the kind of answer that is expected (%s: %s)', (language, text, expected) => {
  expect(readFocus(text, language)).toEqual(expected);
});

it.each([
  ['应声领是谁做的', '应声岭'],
  ['guanjia qiyi 几个人', '管家起义'],
  ['シツジたちのはんらんは何人用', 'しつじたちのはんらん'],
  ['who made Anser Ridge', 'Answer Ridge'],
  ['原神好玩吗', undefined],
])('finds a misspelt name: %s', (message, expected) => {
  const names = ['应声岭', '管家起义', 'しつじたちのはんらん', 'Answer Ridge'];
  const find = createSimilarNames(names.map((text) => ({ value: text, text })));
  expect(find(message)?.value).toBe(expected);
});

it.each<[Language, string, string | undefined]>([
  ['zh', '我妈跟你吵架了！', '你妈跟我吵架了'],
  ['en', 'My boss yelled at me.', 'your boss yelled at you'],
  ['ja', '今日は疲れた。', '今日は疲れた'],
  ['zh', '哦', undefined],
])('repeats a statement as seen by the partner (%s: %s)', (language, text, expected) => {
  expect(echoOf(text, language)).toBe(expected);
});

it('compares openings without titles and short interjections', () => {
  expect(openingOf('玩《云阶》记住这个：先看影子。', ['云阶'], 'zh')).toBe('玩《》记住这个');
  expect(openingOf('嗯。那就说别的事情吧。', [], 'zh')).toBe('');
});

it('splits an agreement into its introduction and sections', () => {
  const text =
    '---\ntitle: T\n---\n\n> Sample.\n\nIntro.\n\n## 1. One\n\nA.\n- b;\n\n## 2. Two\n\nC.\n';
  expect(splitAgreement(text)).toEqual([
    { heading: 'T', body: 'Intro.' },
    { heading: 'T 1. One', body: 'A.\nb;' },
    { heading: 'T 2. Two', body: 'C.' },
  ]);
});
