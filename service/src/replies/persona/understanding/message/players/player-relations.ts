import type { Language } from '@huoban/contracts';
import { detectPlatforms } from '../../intents/platform';

const RELATION = String.raw`(?:wife|husband|hubby|missus|girlfriend|boyfriend|gf|bf|fianc[eé]e?|partner|(?:other|better) half|sister|brother|sis|bro|twin|(?:flat|house|room|class|team)mate|mum|mom|mam|dad|nan|nana|gran(?!d)|grand\w+|son|daughter|niece|nephew|cousin|aunt(?:ie)?|uncle|mate|pal|buddy|friend|neighbour|colleague|co-?worker|parents|folks|kids?|child(?:ren)?|family)(?![\w-])`;
const JOIN = String.raw`(?:and|an|n|&|\+|plus|vs?\.?|versus|against)`;
const OWNER = '(?:my |the |a |our )?';
const DEVICE = '(?:phone|mobile|tablet|ipad|pc|laptop|switch|xbox|playstation|ps[45]|console)';

/** Phrases that name or count people who do not play with the visitor. */
export const ASIDES: Record<Language, RegExp> = {
  zh: /另一个人|一个人住|(?:不想|不用|不愿意?|别让我|懒得)(?:被迫|再|去)?[和跟与][^，。,]*|朋友们?(?:老|总|都|常)?(?:说|讲|推荐|告诉|笑|夸|骂|安利|送|圈)/gu,
  en: /\b(?:don'?t|do not|can'?t|never|didn'?t) (?:know|have|own|find|get|got) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?: other)?(?: \w+)?|\b(?:friends?|mates?|everyone|everybody) (?:says?|said|tells?|keeps?|recommend\w*|reckons?|thinks?|calls?|swears?)\b/gu,
  ja: /(?:ひとり|一人|1人)(?:も(?=[^、。]{0,8}な)|だけ[^、。]{0,8}(?:やつ|奴|人)が|[^、。で]{0,6}がい[るてま])|もう(?:ひとり|一人|1人)(?=増え|来|入|加わ)|友(?:達|だち|人)(?:が|に|から)(?:言|すすめ|勧め|聞い|教え|おすすめ|借り|もらっ)/gu,
};

/** Someone counted as the only opponent or companion. */
export const ONE_OTHER: Record<Language, RegExp> = {
  zh: /对手(?:就|只有)?一个/u,
  en: new RegExp(
    String.raw`\b(?:against|versus|with) (?:just )?(?:one|1) (?:other|friend|mate|person|opponent)\b`,
    'u',
  ),
  ja: /(?:相手|対戦)[はが]?[^、。]{0,5}(?:ひとり|一人|1人)|(?:弟|妹|兄|姉|息子|娘|父|母|友達|友人|孫|甥|姪)[がはも]?(?:ひとり|一人|1人)(?![でのき])/u,
};

export const ALONE: Record<Language, RegExp> = {
  zh: /单人|单机|独自|我[自独]个儿?$|[自独]个儿?(?:玩|解闷|打发)|自己(?:一个|也能|玩|解闷|待着|安安?静|跟自己|和自己)|(?<!不是)一个人(?!一[个部台只])|[就只]有?我(?:自己|和我的|一个(?!人?[不没]))|没人(?:陪|跟我|和我)|不(?:带|要)(?:任何)?队友/u,
  en: new RegExp(
    String.raw`\b(?:alone|solo|solitary|single[- ]?player|by (?:my|her|him)self|on my (?:own|tod|jack)|(?:just|only) (?:for )?(?:me|myself)(?! ${JOIN} (?!my ${DEVICE}))|for one(?! of)|one person|(?:nobody|no ?one|no (?:friends|mates))(?: else)? (?:to play|who plays|round|around|here|with me)|no friends|without (?:any )?other (?:people|players))\b|^me, (?:my|the|an?) (?!${RELATION})[\w ]+(?:,| and|, and) (?:my|the|an?) ${DEVICE}\b`,
    'u',
  ),
  ja: /ソロ|単独|ひとりで|一人で|ひとり用|一人用|独り|ぼっち|自分(?:だけ|ひとり|一人)/u,
};

const PAIR: Record<Language, RegExp[]> = {
  zh: [
    /双人|情人|情侣|单挑|(?:和|跟|与).{0,6}(?:女朋友|男朋友|老婆|老公|对象|女友|男友|[男女]票|老伴|老头子|先生|丈夫|媳妇|爱人|暧昧|[室舍]友|弟弟|妹妹|哥哥|姐姐|爸|妈|爷(?!们)|奶|姥|外公|外婆|孩子|娃|儿子|女儿|家人|长辈|老人)/u,
    /(?:女朋友|男朋友|老婆|老公|对象|[男女]友|媳妇|弟弟?|妹妹?|哥|姐|爸|妈|儿子|女儿|闺女|孙[子女]|室友|同桌|闺蜜|发小)[^，。,]{0,3}(?:想|要)[和跟](?:我|咱)(?!们|说|讲|吵|打架|抱怨|提)/u,
    // Siblings and friends are also talked about, so these count only with play words.
    /[和跟与].{0,4}(?:同桌|闺蜜|发小|基友|弟|妹|哥(?!们)|姐(?!们)|闺女|侄[子女]).{0,12}(?:玩|打|手柄|手机|电脑|联机|对战|同屏|switch|xbox|ps)|(?:玩|游戏).{0,6}[和跟与].{0,4}(?:同桌|闺蜜|发小|弟|妹|哥|姐)/u,
  ],
  en: [
    /\b(?:couple|duo|(?:in|as) a pair|the (?:two|pair|both) of us|both of us|(?:we|us)(?:'ve|'re|'d|'ll)?(?: \w+)? both|us both)\b/u,
    new RegExp(
      String.raw`\b(?:(?:my \w+|he|she) (?:and|n|&|\+) (?:me|i)|me (?:and|n|&|\+) my(?! ${DEVICE})|(?:him|her) (?:vs?\.?|versus|against) me|me (?:vs?\.?|versus|against) (?:him|her))(?!\w)`,
      'u',
    ),
    new RegExp(String.raw`(?<![\w'])me ${JOIN} ${OWNER}${RELATION}(?!['’]s)`, 'u'),
    new RegExp(String.raw`(?<![\w'])${RELATION} ${JOIN} (?:me|i|myself)\b`, 'u'),
    new RegExp(
      String.raw`\b(?:with|against|versus|beat|thrash|humiliate|crush|challenge|destroy) (?:my|the|a|our) (?:\w+ )?${RELATION}(?!['’]s)`,
      'u',
    ),
    new RegExp(String.raw`\bmy ${RELATION} (?:with|against)(?= *(?:[?.!,]|$))`, 'u'),
    new RegExp(
      String.raw`(?<![\w'])${RELATION}(?:(?:'s| is) (?:just )?(?:bringing (?:his|her|a|over)|coming|joining|round|over\b)| (?:can|could) (?:tag along|join))`,
      'u',
    ),
    new RegExp(
      String.raw`\bmy ${RELATION}(?=.*\b(?:we|we'd|we'll|us|together)\b)|\b(?:we|us)\b.*\bmy ${RELATION}(?!['’]s)`,
      'u',
    ),
  ],
  ja: [
    /カップル|夫婦|サシで|さしで|差し向か|タイマン|向かい合って/u,
    /(?:彼女|彼氏|妻|夫|弟|妹|兄|姉|母|父|親|じいちゃん|ばあちゃん|祖父|祖母|子ども|子供|息子|娘|家族)(?:さん|ちゃん|くん)?と(?!は|違|いう|言|同じ|思|も[^、。]{0,6}な)/u,
    // These are also quarrelled and talked with, so they count only with play words.
    /(?:彼|旦那|主人|家内|女房|嫁|相方|恋人|パートナー|孫|孫の私|同僚|先輩|後輩|ルームメイト)(?:さん|ちゃん|くん|はん)?と(?!は|違|いう|言|同じ|思).*(?:遊|や(?:る|れ|りた)|ゲーム|勝負|対戦|競走|バチバチ|スマホ|携帯|パソコン|PC|スイッチ)/iu,
    /(?:彼女|彼氏|弟|妹|兄|姉|友人|同僚)が(?:今夜|今日|明日)?(?:泊まりに|遊びに)(?:来|く)/u,
  ],
};

const TOGETHER: Record<Language, RegExp> = {
  zh: /多人|朋友|一起|一块儿?(?=玩|打|疯|开黑|联机)|聚会(?!类|用|游戏)|联机|组队|大家|合作/u,
  en: /\b(?:friends|(?<!\ball )together|multi-?player|co-?op|group|everyone|party(?! games?\b))\b/u,
  ja: /友達|友だち|みんな|いっしょ|一緒|協力|マルチ|大勢/u,
};

const PLAYING =
  /玩|游戏|打|款|来[个一]|手柄|推荐|有没有|\b(?:play\w*|gam(?:es?|ing)|something|anything|controllers?|pads?|recommend|want|fancy|need)\b|遊|ゲーム|やつ|対戦|勝負|プレイ|やりた|やれ|できる|おすすめ/u;
const PAST: Record<Language, RegExp> = {
  zh: /了(?![吗么呢])|[吃看去]过/u,
  en: /\b(?:went|had|was|were|made|saw|ate|did|came|took|got|(?!need|bored|tired|used|interested|limited|speed|indeed|decided|invited)[a-z]{3,}ed)\b/u,
  ja: /た(?:よ|ね|な|わ|んだ|んです|けど|の|です)*[。!！〜~笑w]*$/u,
};

/** “My sister and I baked a cake” is about the past, and not about games. */
const isOfPast = (text: string, language: Language): boolean =>
  PAST[language].test(text) && !PLAYING.test(text) && detectPlatforms(text).length === 0;

/** Whom the visitor plays with, where no number is stated. */
export function readCompany(text: string, language: Language): 2 | 'together' | undefined {
  if (isOfPast(text, language)) return undefined;
  if (PAIR[language].some((pattern) => pattern.test(text))) return 2;
  return TOGETHER[language].test(text) ? 'together' : undefined;
}
