import type { Language } from '@huoban/contracts';
import { readShippedTexts } from '../../testing/create-test-persona';
import { isConstrained, readConstraints, type Constraints } from './constraints';
import { readGameRequest } from './game-request';

let moods: Awaited<ReturnType<typeof readShippedTexts>>['moods'];
beforeAll(async () => {
  ({ moods } = await readShippedTexts());
});

it.each<[Language, string, Partial<Constraints>]>([
  ['zh', '手机或者switch都行', { platforms: ['mobile', 'switch'], anyPlatform: true }],
  ['en', 'on the pc or the switch', { platforms: ['pc', 'switch'], anyPlatform: true }],
  ['ja', 'スマホでもスイッチでもいい', { platforms: ['mobile', 'switch'], anyPlatform: true }],
  ['zh', '别给我电脑独占的', { platforms: [] }],
  ['en', 'no xbox exclusives please', { platforms: [] }],
  ['zh', '想求生，恐怖的统统不要', { genres: [['survival']], unwanted: ['horror'] }],
  ['ja', '銃とかはやだ', { genres: [], unwanted: ['shooter'] }],
  ['ja', '急かされたくもない', { genres: [] }],
  ['ja', 'サバイバルで怖い話じゃないの', { genres: [['survival']], unwanted: ['horror'] }],
  ['zh', '我和老伴两个', { players: 2 }],
  ['zh', '四个后生一起', { players: 4 }],
  ['zh', '一人一部手机，两个人玩', { players: 2 }],
  ['en', 'what can all six do at once', { players: 6 }],
  ['en', 'a card game on my tod', { players: 1, genres: [['card']] }],
  ['ja', '箱持ちです、レース', { platforms: ['xbox'], genres: [['racing']] }],
  ['ja', '電話しかないんだ', { platforms: ['mobile'] }],
  ['en', 'my room is too quiet, something mellow', { genres: [['simulation', 'puzzle']] }],
  ['en', 'rack my brains on the pc', { platforms: ['pc'], genres: [['puzzle']] }],
  ['zh', '我们里头有个胆小的', { genres: [], unwanted: ['horror'], excludes: true }],
  ['en', 'one of us scares easily', { genres: [], unwanted: ['horror'], excludes: true }],
  ['ja', 'ひとり怖がりなので', { genres: [], unwanted: ['horror'], excludes: true }],
  ['en', 'something to play with my grandma', { players: 2, unwanted: ['horror', 'shooter'] }],
  ['zh', '跟姥姥玩的', { unwanted: ['horror', 'shooter'] }],
  ['ja', 'わいわいやる、パーティーもので、銃は却下', { genres: [['party']] }],
])('%s, %j requires what it says', (language, text, required) => {
  expect(readConstraints(text, language, { moods, now: 0 })).toMatchObject(required);
});

it.each<[Language, string, keyof Constraints]>([
  ['en', 'away for three weeks, want a racer', 'players'],
  ['en', "my son's old xbox, any racer", 'players'],
  ['en', 'it rains like last year, a party game please', 'year'],
])('%s, %j requires nothing else: %s', (language, text, absent) => {
  const found = readConstraints(text, language, { moods, now: Date.UTC(2026, 10, 18) });
  expect(found[absent]).toBeUndefined();
});

it.each<[Language, string]>([
  ['zh', '跟我妹看了场电影'],
  ['en', 'my daughter and I baked a cake'],
  ['en', 'I have nightmares lately'],
  ['ja', '妹と映画を見た'],
  ['ja', '箱がたくさんある'],
])('%s, %j requires nothing', (language, text) => {
  expect(isConstrained(readConstraints(text, language, { moods, now: 0 }))).toBe(false);
});

it('a number of guests starts no request', () => {
  const turns = ['朋友六个人来家里吃饭', '还有别的吗'].map((text) => ({
    sender: 'user' as const,
    text,
  }));
  expect(readGameRequest(turns, 'zh', { moods, now: 0 }).isContinued).toBe(false);
});

it('half an hour is no hour and a half', () => {
  const minutes = (text: string) => readConstraints(text, 'zh', { moods, now: 0 }).maxMinutes;
  expect(minutes('玩半个小时的')).toBe(30);
  expect(minutes('通勤一个半小时，解谜的')).not.toBe(30);
});
