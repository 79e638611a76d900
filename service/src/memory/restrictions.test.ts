import type { Language } from '@huoban/contracts';
import { findRestriction, statesRestriction } from './restrictions';

describe('what the visitor may not eat', () => {
  it.each<[Language, string, string]>([
    ['zh', '我乳糖不耐受', '那奶茶我能来一杯吗'],
    ['en', "i'm allergic to peanuts", 'could i try the satay?'],
    ['en', "i'm vegan btw", 'she offered me pork buns, should i have one'],
    ['zh', '我吃素', '福婆婆给我肉包子，我吃不吃'],
    ['ja', '甲殻類アレルギーです', 'えびせん食べても大丈夫？'],
    ['zh', '我鸡蛋过敏', '朋友给了块戚风蛋糕，能下嘴吗'],
    ['en', 'shellfish makes my throat close up', "there's prawn crackers.. fine for me?"],
    ['ja', '卵だめなんだ', 'プリンもらった、いける？'],
  ])('matters for a question about food (%s: %s, %s)', (language, line, text) => {
    expect(findRestriction(['hi', line], { text, language })).toBe(line);
  });

  it.each<[Language, string, string]>([
    ['zh', '我对猫过敏', '那奶茶我能来一杯吗'],
    ['zh', '我对芒果过敏', '我能玩这个吗'],
    ['en', "i'm allergic to peanuts", 'can i play it on my phone?'],
    ['ja', '甲殻類アレルギーです', '二人で遊べる？'],
  ])('does not matter otherwise (%s: %s, %s)', (language, line, text) => {
    expect(findRestriction([line], { text, language })).toBeUndefined();
  });
});

describe('a restriction that lasts', () => {
  it.each<[Language, string]>([
    ['zh', '我吃芒果会肿成香肠嘴'],
    ['en', 'make a note: shellfish makes my throat close up'],
    ['ja', 'おれコーヒー飲むと腹くだすんだよね'],
  ])('is stated (%s: %s)', (language, text) =>
    expect(statesRestriction(text, language)).toBe(true),
  );

  it.each<[Language, string]>([
    ['zh', '昨晚吃了火锅拉肚子了'],
    ['en', 'i ate too much'],
    ['ja', '昨日から腹が痛い'],
  ])('is none of one day (%s: %s)', (language, text) =>
    expect(statesRestriction(text, language)).toBe(false),
  );
});
