import type { Language } from '@huoban/contracts';
import { foldSlot, type Memory } from '../memory';
import type { Statement } from './read-statements';

/** How visitors tell the name or the age of the pet or the child that they have just spoken of. */
interface OthersPatterns {
  /** In a statement about a pet or a child; with a group `noun`. */
  whose: RegExp;
  /** With groups `value`. */
  name: RegExp;
  /** The same after a comma. */
  nameAfter: RegExp;
  age: RegExp;
  /** The facts as the visitor would state them. */
  named: (noun: string, name: string) => string;
  aged: (noun: string, age: string) => string;
}

const OTHERS: Record<Language, OthersPatterns> = {
  zh: {
    whose:
      /(?<noun>猫|狗|兔子|仓鼠|鹦鹉|乌龟|金鱼|宠物|女儿|儿子|孩子|妹妹|弟弟|姐姐|哥哥|女朋友|男朋友|室友)/u,
    name: /^(?:(?:它|他|她)的?(?:名字)?|名字)(?:就)?(?:叫做?|是|取名|起名)(?:叫)?(?<value>[^，。！!？?\s的]{1,8}?)(?:哦|呀|啦|呢|吧)?[。！!～~]*$/u,
    nameAfter:
      /^(?:(?:它|他|她)的?)?(?:名字)?(?:就)?(?:叫做?|取名|起名)(?:叫)?(?<value>(?!我)[^，。！!？?\s的]{1,8}?)(?:哦|呀|啦|呢|吧)?[。！!～~]*$/u,
    age: /^(?:它|他|她)?(?:大概|可能|应该|差不多|今年|才|刚|已经|快)*(?<value>(?:\d{1,2}|[一二两三四五六七八九十半]{1,3})(?:岁|个月)(?:半)?)(?:了|吧|大|左右|多)*[。！!～~]*$/u,
    named: (noun, name) => `我的${noun}叫${name}`,
    aged: (noun, age) => `我的${noun}${age}`,
  },
  en: {
    whose:
      /\b(?<noun>dog|puppy|cat|kitten|rabbit|bunny|hamster|parrot|bird|fish|goldfish|turtle|pet|daughter|son|kid|baby|sister|brother|girlfriend|boyfriend|roommate)\b/iu,
    name: /^(?:(?:his|her|its|their|the) name(?:'s| is)|(?:he|she|it)(?:'s| is) (?:called|named)|named (?:him|her|it)|i (?:named|called) (?:him|her|it)) (?<value>[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]*)?)[.!]*$/iu,
    nameAfter:
      /^(?:(?:his|her|its|their|the) name(?:'s| is)|(?:he|she|it)(?:'s| is) (?:called|named)|named|called) (?<value>[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]*)?)[.!]*$/iu,
    age: /^(?:(?:(?:he|she|it)(?:'s| is)|probably|maybe|about|around|like|almost|only|just|i think) )+(?<value>\d{1,2})(?: (?:years?|months?)(?: old)?)?(?: now)?[.!]*$/iu,
    named: (noun, name) => `my ${noun} is called ${name}`,
    aged: (noun, age) => `my ${noun} is ${age}`,
  },
  ja: {
    whose:
      /(?<noun>猫|犬|金魚|魚|文鳥|鳥|うさぎ|ハムスター|インコ|亀|ペット|妹|弟|娘|息子|子ども|赤ちゃん)(?!派|好き|アレルギー)/u,
    name: /^(?:(?:その子|この子|あの子|うちの子)の?)?名前は(?<value>[^、。！!\s]{1,12}?)(?:です|だよ|だ|っていう|って言う|といいます|にした|になった)?(?:よ|ね|の|んだ)*[。！!]*$/u,
    nameAfter:
      /^(?:(?:その子|この子)の?)?(?:名前は)?(?<value>[^、。！!\s]{1,12}?)(?:です|だよ|だ|っていう(?:名前)?|って言う|といいます|って名前)?(?:よ|ね|の|んだ)*[。！!]*$/u,
    age: /^(?:(?:その子|この子|うちの子)は)?(?:たぶん|だいたい|もうすぐ|まだ|今|いま|今年|ちょうど|やっと)*(?<value>(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:歳|才|か月|ヶ月|ヵ月))(?:くらい|ぐらい|かな|だよ|です|だ|になった|らしい|ね|の|と思う|半)*[。！!]*$/u,
    named: (noun, name) => `${noun}の名前は${name}`,
    aged: (noun, age) => `${noun}は${age}`,
  },
};

const CLAUSES = /[、，,;；]|\band\b/u;
/** Words without which a clause names nothing. */
const NAMES: Record<Language, RegExp> = {
  zh: /叫|名/u,
  en: /\b(?:named?|called)\b/iu,
  ja: /名前|っていう/u,
};
/** “I like cats, my name is Yuta” tells of no pet. */
const HAS: Record<Language, RegExp> = {
  zh: /养|有|买|领|捡|家/u,
  en: /\b(?:have|has|got|adopted|bought|my|our)\b/iu,
  ja: /飼|い(?:る|て|ま)|うち|家/u,
};
/** A statement that old is of an earlier talk. */
const MAX_AGE_MS = 30 * 60_000;

const toName = (noun: string, value: string, language: Language): Statement => ({
  kind: 'fact',
  slot: foldSlot(`my ${noun}`),
  text: OTHERS[language].named(noun, value),
  value,
});

/** What a message says of the pet or the child that the newest memory is about. */
export function readOthers(
  line: string,
  language: Language,
  newest: Memory | undefined,
  at: Date,
): Statement | undefined {
  if (newest === undefined || at.getTime() - newest.statedAt.getTime() > MAX_AGE_MS)
    return undefined;
  const { whose, name, age, aged } = OTHERS[language];
  const noun = whose.exec(newest.text)?.groups?.noun;
  if (noun === undefined) return undefined;
  const plain = line.normalize('NFKC').trim();
  const called = name.exec(plain)?.groups?.value;
  if (called !== undefined) return toName(noun, called, language);
  const old = age.exec(plain)?.groups?.value;
  return old === undefined
    ? undefined
    : { kind: 'fact', slot: foldSlot(`my ${noun} age`), text: aged(noun, old), value: old };
}

/** What a message says of the pet or the child that it has just named: “I have a cat, called Mocha”. */
export function readOthersAfter(line: string, language: Language): Statement | undefined {
  const { whose, nameAfter } = OTHERS[language];
  const [first = '', ...others] = line.normalize('NFKC').split(CLAUSES);
  const noun = HAS[language].test(first) ? whose.exec(first)?.groups?.noun : undefined;
  for (const clause of others) {
    const called = NAMES[language].test(clause)
      ? nameAfter.exec(clause.trim())?.groups?.value
      : undefined;
    if (noun !== undefined && called !== undefined) return toName(noun, called, language);
  }
  return undefined;
}
