import type { Language } from '@huoban/contracts';
import { withUsualSpelling } from '../message/spellings';

/** Words that say how much or when, and ends of sentences, which tell nothing of what a message means. */
const UNIMPORTANT: Record<Language, RegExp> = {
  zh: /今天|今晚|打算|能不能|可不可以|麻烦你?|一下|刚刚?(?=.{2})|真的|真是|有点|最近|突然|特别|超级?|非常|(?:啊|呀|呢|吧|嘛|呗|啦|哦|哎|诶|噢|咯|哈)+$|^(?:哎|唉|啊|嗯|哎呀|天哪)+/gu,
  en: /^(?:can|could|would|will) you (?:please )?|\b(?:please|for me|today|tonight|just|really|so|very|ugh|omg|kinda|kind of|sort of|right now|literally|totally|pretty|super|a bit|a little|lately|again|already|finally|lol|haha|tbh|ngl|honestly|man|dude|bro)\b/giu,
  ja: /(?<=て)(?:くれ(?:る|ない|ませんか)?|ほしい|ください|ちょうだい|もらえる)(?:かな|の|な)?$|今日は?|さっき|なんか|もう(?=.{3})|本当に|すごく|ちょっと|超(?=.{2})|とても|ほんとに?|今(?=.{4})|最近|(?:んだけどさ?|(?:な)?んだよね|(?:な)?んですよ|(?:な)?んだ|けどさ?|だよね|よね|かなあ?|かも|だよ|だね|です[よねか]?|じゃん|わ|さ|ね|よ|な|なあ|ぞ|し|ー|〜|っ|w)+$/gu,
};
/** The speaker and an auxiliary verb before what an English message says. */
const ENGLISH_SPEAKER =
  /^(?:(?:i think|i guess|i feel like|i feel|feeling|think|and|but|so|well|oh)\s+)*(?:i'm|i am|im|i've|i have|ive|i'd|i|we're|we|it's|it is|its|it)\b\s*(?:'ve |have |had |been |got |get |getting |am |are |is |was )*(?:a |an |the |some )?/iu;
/** Shorter rests are what the message means. */
const MIN_REST: Record<Language, number> = { zh: 2, en: 4, ja: 3 };

const MARKS = /[\p{P}\p{S}\s]+/gu;

/** A message without words and marks that tell nothing of its meaning. */
export function essenceOf(message: string, language: Language): string {
  const text = withUsualSpelling(message, language)
    .normalize('NFKC')
    .replace(/[’‘]/gu, "'")
    .replace(language === 'ja' ? /[\p{P}\p{S}\swｗ笑草]+$/u : /[\p{P}\p{S}\s]+$/u, '');
  const plain = text.replace(UNIMPORTANT[language], '').trim();
  const rest = language === 'en' ? plain.replace(ENGLISH_SPEAKER, '') : plain;
  const essence = rest.replace(MARKS, '').length >= MIN_REST[language] ? rest : text;
  return language === 'en' ? essence : essence.replace(MARKS, '');
}
