import type { Language } from '@huoban/contracts';
import { NUMERAL, readNumeral } from '../../numeral';

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
  'a dozen': 12,
  'half a dozen': 6,
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
const toNumber = (text: string): number => NUMBERS[text] ?? readNumeral(text);

/** Chinese numerals also stand in Japanese. */
const COUNT = `(?<count>${NUMERAL})`;
const SEVERAL_WORDS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty';
const SEVERAL = String.raw`(?<count>\d{1,2}|${SEVERAL_WORDS})`;
const NO_TIME = String.raw`\b(?! (?:weeks?|days?|hours?|minutes?|mins|months?|years?|nights?|times?|games?|quid|pounds|dollars|euros|[ap]m)\b)`;
const NO_THING = '(?!月|小时|钟头|半|多?星期|礼拜|多?游戏)';

/** Totals, which hold whatever parts of them are counted beside: “two friends are here, so three of us”. */
const TOTALS: Record<Language, RegExp[]> = {
  zh: [
    new RegExp(
      `(?:正好|刚好|[一总统拢]共|凑[够齐足]|变[成为]|[合总]计|加起来|满打满算|不多不少|[算加带]上我|连我)(?:就|是|有|[一总]共|正好|刚好)*(?!一[个人位])(?<count>${NUMERAL}|[俩仨])(?:[个人位口名]|(?<=[俩仨]))${NO_THING}`,
      'u',
    ),
    new RegExp(`家(?:里|子)?(?:老小|[有就])?${COUNT}口`, 'u'),
    new RegExp(`${COUNT}人(?:一?[队组桌]|局)`, 'u'),
  ],
  en: [
    new RegExp(String.raw`\b${SEVERAL} of us\b`, 'u'),
    new RegExp(String.raw`\b${SEVERAL} (?:heads|in total|altogether|all in)\b`, 'u'),
    new RegExp(
      String.raw`\b(?:(?:so|and) that's|mak(?:es?|ing)(?: (?:it|that|us))?) ${SEVERAL}${NO_TIME}`,
      'u',
    ),
    /\b(?<count>half a dozen|a dozen)(?= (?:of us|people|players|friends|mates|in|at|round)\b)/u,
    new RegExp(
      String.raw`\b(?:(?:office|class|team|club|crew|squad|gang|family|household|bunch|table) of|a full) ${SEVERAL}${NO_TIME}`,
      'u',
    ),
  ],
  ja: [
    new RegExp(`(?:計|総勢|全部で|全員で|[合あ]わせて)[はで、]?${COUNT}[人名]`, 'u'),
    new RegExp(
      `(?:(?<!持ち)込みで?|入れて|含めて|足して|加えて)、?${COUNT}(?:[人名枠]|(?=[でなのはに、。]|$))`,
      'u',
    ),
  ],
};

const COUNTS: Record<Language, RegExp[]> = {
  zh: [
    new RegExp(
      `(?!一个?人手?一[人个部台只])${COUNT}[个号条位名口]?[大老小]?(?:人|玩家|汉子|姐妹|兄弟|弟兄|哥们|姐们|发小|闺蜜|同事|同学|室友|老头|老太|亲戚|后生|小伙|姑娘|女生|男生|大人|老铁)`,
      'u',
    ),
    /(?<count>两)口/u,
    /[和跟与].{1,5}(?<count>[两三四五六])个(?!月|小时|钟头|半|多?星期|礼拜|[^就都一拿用，。,]{0,2}(?:游戏|app))/u,
    /(?<count>[俩仨])人/u,
    /(?<![这那它他她])(?<count>[俩仨])(?!小时|钟头|月|星期|礼拜|[天点])(?:个|$)?/u,
    new RegExp(
      `(?:(?<=我们|咱们?|[一总]共)|(?=.{1,3}个(?:好?朋友|同学|室友|同事|哥们|兄弟|姐妹|伙伴|大人)))${COUNT}个`,
      'u',
    ),
    new RegExp(
      `(?:哥|兄弟|哥们儿?|姐妹|姐们儿?|[室舍]友|闺蜜|死党|同[学事]|朋友|宿舍|寝室|全家)们?${COUNT}个${NO_THING}`,
      'u',
    ),
    new RegExp(
      `(?!一)${COUNT}个[^，。,、\\s的]{0,3}?(?:友|员|匠|鬼|崽|狗|爷们?|哥|姐|弟|妹|汉|佬|伙计|家伙|工|学生|吃货)(?!故事|屋|片|作|怪|[的们]?游戏)`,
      'u',
    ),
    /(?<count>[一二两三四五六七八九十])个(?:娃|小孩|孩子|小朋友)/u,
  ],
  en: [
    new RegExp(
      String.raw`\b(?<count>\d{1,2}|one|${SEVERAL_WORDS})[- ](?:(?!of\b)[a-z]+ )?(?:players?|people|persons?|friends|mates|kids|buddies|pals|lads|lasses|blokes|guys|gals|girls|boys|ladies|women|men|colleagues|co-?workers|cousins|siblings|brothers|sisters|adults|grown-?ups|teens|teenagers|students|(?:flat|house|room|team)mates|neighbours|relatives|grandkids|grandchildren|introverts|controllers|pads)\b`,
      'u',
    ),
    /\b(?<count>one) of us\b/u,
    new RegExp(
      String.raw`\b(?:for(?: the)?|us|we(?:'re| are| will be|'ll be)?|there(?:'s| are| will be|'ll be)|(?:party|group|team) of) ${SEVERAL}${NO_TIME}`,
      'u',
    ),
    new RegExp(
      String.raw`^(?:there's |got )?${SEVERAL} (?:in|at|round|around) (?:the|our|my) `,
      'u',
    ),
  ],
  ja: [
    new RegExp(`(?!一名)${COUNT}(?:人(?![前称気])|名(?![前作曲所物字]))`, 'u'),
    /(?<count>さん|よん?|ご|ろく|なな|しち|はち|きゅう|じゅう)にん/u,
    /(?<count>ひとり|ふたり)/u,
  ],
};

/** “All three” also counts other things than players, so it yields to “alone”. */
const ALL = new RegExp(String.raw`\b(?:all|we sit) (?!two\b)${SEVERAL}${NO_TIME}`, 'u');

/** “Five on five”, “five each side”, “two couples”. */
const SIDES = [
  /\b(?<side>\d{1,2}|two|three|four|five|six)(?: on | ?(?:vs?|versus|against)\.? ?)\k<side>\b/u,
  /(?<![\d一二三四五六七八九十])(?<side>[1-6一二三四五六])(?:对|打|vs?|対)\k<side>(?![\d一二三四五六七八九十])/u,
  /\b(?<side>two|three|four|five|six|\d)(?: \w+)? (?:on )?(?:each|per|a) (?:side|team)\b/u,
  /\b(?<side>two|three|four|five) couples\b/u,
  /(?<side>[两三四五])对(?:情侣|夫妻|小?两口)/u,
];

/** “Me and three friends” are four. */
const AND_ME = [
  /(?:[和跟与]|[拉叫带约]上?|加上?)(?:(?<count>[一两三四五六七八九])个(?!月|小时|钟头|半|多?星期|礼拜|游戏)|(?<short>[俩仨])(?!小时|钟头|月|星期|礼拜|[天点]))/u,
  /\bme,? (?:and|an|n|&|\+|plus) (?:my |the )?(?<count>\d|two|three|four|five|six|seven) (?!phones?|pcs?|laptops?|tablets?)/u,
];
const FRIENDS_AND_ME = /\b(?:friends|mates|buddies|kids) (?:and|plus) (?:me|i|myself)\b/u;

const SPOUSE = '(?:wife|husband|hubby|missus|partner|gf|bf|girlfriend|boyfriend|other half)';
/** A couple and its children. */
const FAMILY: Record<Language, RegExp> = {
  zh: /我(?:[和跟与]|还有)?(?:我|我家)?(?:媳妇|老婆|老公|对象|爱人|先生|太太)[，,、]?(?:[和跟与带加]|还有)上?我?们?(?:家)?(?<count>[一两俩三仨四五])个?[^，。,]{0,2}(?:娃|孩|崽|儿子|女儿|闺女)/u,
  en: new RegExp(
    String.raw`\b(?:(?:me|i),? (?:and |& |\+ )?(?:my |the )?${SPOUSE}|(?:my |the )?${SPOUSE},? (?:and|&|\+) (?:me|i)),?(?: and| &| \+| plus| n)? (?:my |the |our )?${SEVERAL} (?:\w+ )?(?:kids|children|boys|girls|sons|daughters|little ones)\b`,
    'u',
  ),
  ja: new RegExp(
    `(?:嫁|妻|旦那|夫|家内|女房)(?:さん)?と(?:俺|私|僕|わたし|自分)と[^、。]{0,4}?(?:チビ|ちび|子ども|子供|こども|息子|娘|子)${COUNT}人`,
    'u',
  ),
};

const countIn = (pattern: RegExp, text: string): string | undefined =>
  pattern.exec(text)?.groups?.count;

function firstCount(patterns: RegExp[], text: string): number | undefined {
  for (const pattern of patterns) {
    const count = countIn(pattern, text);
    if (count !== undefined) return toNumber(count);
  }
  return undefined;
}

/** The number of all players, where a message states it or its parts. */
export function readTotal(text: string, language: Language): number | undefined {
  const total = firstCount(TOTALS[language], text);
  if (total !== undefined) return total;
  const children = countIn(FAMILY[language], text);
  if (children !== undefined) return 2 + toNumber(children);
  const side = SIDES.map((pattern) => pattern.exec(text)?.groups?.side).find(Boolean);
  return side === undefined ? undefined : 2 * toNumber(side);
}

/** The number of people that a message counts, with the visitor where they are added. */
export function readCount(text: string, language: Language): number | undefined {
  const others = AND_ME.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (others !== undefined) return toNumber(others.count ?? others.short ?? '') + 1;
  const count = firstCount(COUNTS[language], text);
  return count === undefined ? undefined : count + (FRIENDS_AND_ME.test(text) ? 1 : 0);
}

export const readAll = (text: string): number | undefined => firstCount([ALL], text);
