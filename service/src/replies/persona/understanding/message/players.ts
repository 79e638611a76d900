import type { Language } from '@huoban/contracts';
import { NUMERAL, readNumeral } from '../numeral';

/** Number of players, or `together` for two or more. */
export type Players = number | 'together';

const NUMBERS: Record<string, number> = {
  俩: 2,
  仨: 3,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  sixteen: 16,
  twenty: 20,
  ひとり: 1,
  ふたり: 2,
  さん: 3,
  よ: 4,
  よん: 4,
  ご: 5,
  ろく: 6,
  なな: 7,
  しち: 7,
  はち: 8,
  きゅう: 9,
  じゅう: 10,
};
/** Chinese numerals also stand in Japanese. */
const COUNT = `(?<count>${NUMERAL})`;
const toNumber = (text: string): number => NUMBERS[text] ?? readNumeral(text);

const COUNTS: Record<Language, RegExp[]> = {
  zh: [
    new RegExp(
      `${COUNT}[个号条位名口]?[大老小]?(?:人|玩家|汉子|姐妹|兄弟|弟兄|哥们|姐们|发小|闺蜜|同事|同学|室友|老头|老太|亲戚|后生|小伙|姑娘|女生|男生|大人|老铁)(?!一[人个部台只])`,
      'u',
    ),
    /(?<count>两)口/u,
    /[和跟与].{1,5}(?<count>[两三四五六])个(?!月|小时|钟头|半|多?星期|礼拜|[^就都一拿用，。,]{0,2}(?:游戏|app))/u,
    /(?<count>[俩仨])人/u,
    /(?<![这那它他她])(?<count>[俩仨])(?:个|$)?/u,
    new RegExp(
      `(?:(?<=我们|咱们?|[一总]共)|(?=.{1,3}个(?:好?朋友|同学|室友|同事|哥们|兄弟|姐妹|伙伴|大人)))${COUNT}个`,
      'u',
    ),
    /哥(?<count>[一二两三四五六七八九十])个/u,
    /(?<count>[一二两三四五六七八九十])个(?:娃|小孩|孩子|小朋友)/u,
  ],
  en: [
    /\b(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)[- ](?:(?!of\b)[a-z]+ )?(?:players?|people|persons?|of us|friends|mates|kids|buddies|pals|lads|lasses|blokes|guys|gals|girls|boys|ladies|women|men|colleagues|co-?workers|cousins|siblings|brothers|sisters|adults|grown-?ups|teens|teenagers|students|(?:flat|house|room|team)mates|neighbours|relatives|grandkids|grandchildren|introverts|controllers|pads)\b/u,
    /\b(?:for(?: the)?|we(?:'re| are| will be)|there(?:'s| are| will be)|(?:party|group|team) of) (?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty)\b(?! (?:weeks?|days?|hours?|minutes?|mins|months?|years?|nights?|quid|pounds|dollars|euros))/u,
    /\b(?:all|we sit) (?<count>three|four|five|six|seven|eight|nine|ten)\b(?! (?:games?|weeks?|days?|hours?))/u,
  ],
  ja: [
    new RegExp(`${COUNT}人`, 'u'),
    /(?<count>さん|よん?|ご|ろく|なな|しち|はち|きゅう|じゅう)にん/u,
    /(?<count>ひとり|ふたり)/u,
  ],
};
/** “Five on five”. */
const VERSUS =
  /\b(?<side>\d{1,2}|two|three|four|five|six)(?: on | ?(?:vs?|versus|against)\.? ?)\k<side>\b/u;
/** “Me and three friends” are four. */
const AND_ME =
  /(?:[和跟与]|拉上?|叫上?|带上?|约上?|加上?)[一两三四五六七八九]个|\bme and (?:\d|two|three|four|five|six|seven) |\b(?:friends|mates|buddies|kids) (?:and|plus) (?:me|i|myself)\b/u;
const ALONE: Record<Language, RegExp> = {
  zh: /单人|单机|独自|自己玩|(?<!不是)一个人(?!一[个部台只])|就我(?:自己|和我的)/u,
  en: /\b(?:alone|solo|single[- ]?player|by myself|on my own|on my (?:tod|jack)|(?:just|only) me|for one(?! of)|one person)\b/u,
  ja: /ソロ|ひとりで|一人で|ひとり用|一人用|独り|ぼっち/u,
};
const PAIR: Record<Language, RegExp> = {
  zh: /双人|情人|情侣|(?:和|跟|与).{0,6}(?:女朋友|男朋友|老婆|老公|对象|女友|男友|老伴|老头子|先生|丈夫|媳妇|爱人|暧昧|室友|弟弟|妹妹|哥哥|姐姐|爸|妈|爷|奶|姥|外公|外婆|孩子|娃|儿子|女儿|家人|长辈|老人)/u,
  en: /\b(?:couple|duo|the (?:two|pair|both) of us|both of us|my \w+ (?:and|n|&) (?:me|i)|me (?:and|n|&) my|my (?:wife|husband|girlfriend|boyfriend|partner|sister|brother|roommate|mum|mom|dad|parents|folks|grand\w+|nan|son|daughter|kids?|children|family|friend)(?!['’]s)|with a friend)\b/u,
  ja: /カップル|夫婦|(?:彼女|彼氏|妻|夫|弟|妹|兄|姉|母|父|親|じいちゃん|ばあちゃん|祖父|祖母|子ども|子供|息子|娘|家族)と/u,
};
const TOGETHER: Record<Language, RegExp> = {
  zh: /多人|朋友|一起|聚会|联机|组队|大家|合作/u,
  en: /\b(?:friends|(?<!\ball )together|multi-?player|co-?op|group|everyone|party)\b/u,
  ja: /友達|友だち|みんな|いっしょ|一緒|協力|マルチ|大勢/u,
};
/** How many want to play. */
export function readPlayers(text: string, language: Language): Players | undefined {
  const side = VERSUS.exec(text)?.groups?.side;
  if (side !== undefined) return 2 * toNumber(side);
  for (const pattern of COUNTS[language]) {
    const count = pattern.exec(text)?.groups?.count;
    if (count !== undefined) return toNumber(count) + (AND_ME.test(text) ? 1 : 0);
  }
  if (ALONE[language].test(text)) return 1;
  if (PAIR[language].test(text)) return 2;
  return TOGETHER[language].test(text) ? 'together' : undefined;
}
