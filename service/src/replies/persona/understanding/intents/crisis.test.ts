import type { Language } from '@huoban/contracts';
import { detectIntents } from './intent';

const isCrisis = (message: string, language: Language): boolean =>
  detectIntents(message, language).some(({ intent }) => intent === 'crisis');

describe('a crisis is recognized', () => {
  it.each<[Language, string]>([
    ['zh', '我老公喝了酒就打我，我不敢回家'],
    ['zh', '家里人把我锁起来了'],
    ['zh', '没有我大家会更好吧'],
    ['zh', '我攒了好多药'],
    ['zh', '我在天台上，我坐在天台边'],
    ['zh', '我被同学霸凌了一整年'],
    ['zh', '活腻了'],
    ['en', 'My husband keeps hitting me when he drinks'],
    ['en', 'I wrote a goodbye letter to my mum'],
    ['en', 'Everyone would be happier without me'],
    ['en', "I'm so tired of being alive"],
    ['en', 'I was assaulted last night'],
    ['en', "I've been saving up my pills"],
    ['en', 'I wish I had never been born'],
    ['ja', '夫に毎日殴られています'],
    ['ja', '私なんて死んだほうがいいんだ'],
    ['ja', '薬をためています'],
    ['ja', '屋上に立っています'],
    ['ja', '生きてても意味がない'],
    ['ja', '親に虐待されてる'],
  ])('%s: %s', (language, message) => expect(isCrisis(message, language)).toBe(true));
});

describe('no crisis', () => {
  it.each<[Language, string]>([
    ['zh', '这个首领一直打我，怎么办'],
    ['zh', '这一关我死了二十次'],
    ['zh', '我爸爸打游戏比我厉害'],
    ['zh', '怎么给角色囤药水'],
    ['en', 'The boss keeps hitting me with his axe'],
    ['en', 'My brother beats me at chess every time'],
    ['en', 'I left a note in the guest book'],
    ['en', 'My wife got hit by a shell in the last lap'],
    ['ja', 'ボスに何度も殴られて進めない'],
    ['ja', '屋上のステージの行き方は？'],
    ['ja', '父と一緒に遊びたい'],
  ])('%s: %s', (language, message) => expect(isCrisis(message, language)).toBe(false));
});
