import type { Language } from '@huoban/contracts';
import { readDiscourse } from './discourse';
import { readFeeling } from './feeling';
import { readOptions } from './options';
import { readTags } from '../requests/partner-request';

describe('readDiscourse', () => {
  it.each<[Language, string, string, boolean]>([
    ['zh', '对了，手机能玩吗', '手机能玩吗', false],
    ['zh', '换个话题，你今天吃了啥', '你今天吃了什么', true],
    ['zh', '枕头大战，不对，我问的是海鸥联赛几个人', '海鸥联赛几个人', false],
    ['zh', '对了', '对了', false],
    ['zh', '新手能上手不', '新手能上手吗', false],
    ['zh', '你怕不怕打雷', '你怕打雷吗', false],
    ['zh', '你喜不喜欢猫', '你喜欢猫吗', false],
    ['zh', '你吃过榴莲没有', '你吃过榴莲吗', false],
    ['zh', '谁都有伞就我没有', '谁都有伞就我没有', false],
    ['en', 'lol. so which whale starts', 'which whale starts', false],
    ['en', 'how many tho', 'how many', false],
    ['en', 'changing the subject, whats for dinner', "what's for dinner", true],
    ['en', 'no wait, i meant Gull League', 'Gull League', false],
    ['en', 'lol', 'lol', false],
    ['en', 'and the other?', 'and the other?', false],
    ['ja', '話変わるけど朝ごはん何食べた？', '朝ごはん何食べた？', true],
    ['ja', 'じゃあ友達と遊べるやつは', '友達と遊べるやつは', false],
    ['ja', '笑', '笑', false],
  ])('leaves out what only connects (%s): %s', (language, written, text, isNewTopic) => {
    expect(readDiscourse(written, language)).toMatchObject({ text, isNewTopic });
  });

  it.each<[Language, string, boolean]>([
    ['zh', '搞错了，我想问的是雪橇来信', true],
    ['zh', '雪橇来信呢', false],
    ['en', 'oops wrong one, I was asking about Sled Letters', true],
    ['en', 'and Sled Letters?', false],
    ['ja', '間違えた、三路の月のこと', true],
    ['ja', '三路の月は？', false],
  ])('tells corrections (%s): %s', (language, written, isCorrection) => {
    expect(readDiscourse(written, language).isCorrection).toBe(isCorrection);
  });
});

it.each<[Language, string, string | undefined]>([
  ['zh', '这次面试挂了', 'sad'],
  ['zh', '奖金终于到账', 'happy'],
  ['zh', '我在画画', undefined],
  ['zh', '被经理在会上骂了一通', 'sad'],
  ['zh', '录取名单里没有我', 'sad'],
  ['zh', '出门发现没带伞，白跑一趟', 'sad'],
  ['en', 'my bike got stolen and the bus was late', 'sad'],
  ['en', 'finally finished my thesis', 'happy'],
  ['zh', '输了十局，烦', 'sad'],
  ['zh', '麻烦你了', undefined],
  ['en', 'work has been rough lately', 'sad'],
  ['ja', '晩ごはん焦がした', 'sad'],
  ['en', 'I am drawing', undefined],
  ['ja', '電車が遅刻でしんどい', 'sad'],
  ['ja', 'やっと論文を出した', 'happy'],
  ['ja', '絵をかいてる', undefined],
])('readFeeling finds good and bad news (%s): %s', (language, text, feeling) => {
  expect(readFeeling(text, language)).toBe(feeling);
});

it.each<[Language, string, string[]]>([
  ['zh', '豆腐脑该甜的还是咸的', ['豆腐脑该甜', '咸']],
  ['en', 'tea or coffee?', ['tea', 'coffee']],
  ['ja', '夏と冬どっち派？', ['夏', '冬']],
  ['en', 'tell me more', []],
])('readOptions finds what there is to choose from (%s): %s', (language, text, options) => {
  expect(readOptions(text, language)).toEqual(options);
});

it.each([
  ['谁最冷静', ['cool-headed']],
  ["who's the calmest", ['cool-headed']],
  ['いちばん落ち着いてるのは誰', ['cool-headed']],
  ['who barely talks', ['few-words']],
])('readTags finds the tags that a request means: %s', (text, tags) => {
  expect(readTags(text)).toEqual(tags);
});
