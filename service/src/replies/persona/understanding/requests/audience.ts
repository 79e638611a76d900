import type { Language } from '@huoban/contracts';

const CHILDREN =
  /小孩|孩子|小朋友|娃|宝宝|幼儿园|[0-9一二三四五六七八九十]岁|\b(?:kids?|child(?:ren)?|toddlers?|pre-?schoolers?|(?:\d+|four|five|six|seven|eight|nine|ten)[- ]year[- ]olds?|nephew|niece)\b|子ども|子供|こども|ちびっ子|キッズ|小学生|小中|[園幼]児|(?:[0-9]|[一二三四五六七八九十])歳/iu;
const ELDERLY =
  /(?:[和跟带陪与给]|适合)[^，。,]{0,4}(?:爷爷|奶奶|姥姥|姥爷|老人)|\b(?:with|for|and) (?:my |the |our )?(?:grandparents|grand(?:ma|pa|dad)|granny|gran|nan)\b|(?:(?:じい|ばあ)(?:ちゃん|さん)|祖父母?|祖母|お年寄り)(?:と|でも|に(?=も|で))/iu;
const PLAYS = /玩|游戏|\b(?:play|games?|something|anything|put on)\b|遊|ゲーム|やつ|一本/iu;
const UNSUITABLE = ['horror', 'shooter'];

/** Someone who plays is easily frightened. */
const TIMID: Record<Language, RegExp> = {
  zh: /胆子?(?:特别|比较|太|很)?小(?:的|如鼠)?|不[经禁]吓|(?:心脏|神经)(?:不好|受不了|脆弱)/gu,
  en: /\b(?:(?:scares?|spooks?|frightens?) eas(?:y|ily)|easily (?:scared|spooked|frightened)|jumps? at (?:everything|anything)|faint[- ]hearted|gets? nightmares|(?:nothing|no|not|won'?t|without|doesn'?t)\b[^,.]{0,40}\bnightmares?)\b/gu,
  ja: /(?:怖|こわ)がり|小心者|臆病|(?:びびり|ビビり|ビビリ)(?=な|だ|で|が)/gu,
};

/** What a message says about those who play, and the text without it. */
export interface Audience {
  rest: string;
  isTimid: boolean;
  /** Genres that do not suit children or the elderly. */
  unsuitable: string[];
}

export function readAudience(text: string, language: Language): Audience {
  const rest = text.replace(TIMID[language], ' ');
  const isForOthers = (CHILDREN.test(text) || ELDERLY.test(text)) && PLAYS.test(text);
  return { rest, isTimid: rest !== text, unsuitable: isForOthers ? UNSUITABLE : [] };
}
