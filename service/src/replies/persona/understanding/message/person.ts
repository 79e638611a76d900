import type { Language } from '@huoban/contracts';

/** A person of the visitor's life, with a group `who`. */
const PERSON: Record<Language, RegExp> = {
  zh: /(?:我(?:的|们|家)?)?(?<who>妈妈?|爸爸?|爷爷|奶奶|外婆|外公|姥姥|姥爷|老公|老婆|男朋友|女朋友|男友|女友|女儿|儿子|室友|同事|领导|老板|老师|教练|邻居|朋友|闺蜜|对象|前任|姐姐?|妹妹?|哥哥?|弟弟?)/u,
  en: /\bmy (?<who>(?:(?:big|little|older|younger|best|step|old|new) )?(?:mom|mum|dad|mother|father|sister|brother|wife|husband|boyfriend|girlfriend|partner|friend|boss|manager|coworker|colleague|roommate|neighbou?r|kid|son|daughter|teacher|coach|grandma|grandpa|aunt|uncle|cousin|ex))\b/iu,
  ja: /(?<who>おばあちゃん|おじいちゃん|お?母さん|お?父さん|母|父|お?姉(?:さん|ちゃん)?|お?兄(?:さん|ちゃん)?|妹|弟|祖母|祖父|友達|友だち|友人|彼氏|彼女|夫|妻|旦那|嫁|娘|息子|上司|先輩|後輩|同僚|先生|隣の人)/u,
};

/** How one speaks of the family of another in Japanese. */
const JAPANESE_OF_OTHER: Record<string, string> = {
  母: 'お母さん',
  父: 'お父さん',
  姉: 'お姉さん',
  兄: 'お兄さん',
  妹: '妹さん',
  弟: '弟さん',
  祖母: 'おばあさん',
  祖父: 'おじいさん',
  夫: '旦那さん',
  旦那: '旦那さん',
  妻: '奥さん',
  嫁: '奥さん',
  娘: '娘さん',
  息子: '息子さん',
};

/** The person whom a message is about, as the partner speaks of them: “your boss”. */
export function personOf(text: string, language: Language): string | undefined {
  const who = PERSON[language].exec(text)?.groups?.who;
  if (who === undefined) return undefined;
  if (language === 'zh') return `你${who}`;
  return language === 'en' ? `your ${who.toLowerCase()}` : (JAPANESE_OF_OTHER[who] ?? who);
}
