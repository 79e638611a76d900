import type { Language } from '@huoban/contracts';
import type { GameField } from './game-field';

/** Words that name a field of a game or its limits, beside the questions for it. By precedence. */
export const FIELD_WORDS: Record<Language, [GameField, RegExp][]> = {
  zh: [
    [
      'age',
      /(?:几|多少)岁(?:以上|起|才?能|才?可以|的?(?:孩子|小孩|娃))(?:玩|碰|适合)?|多大(?:的)?(?:孩子|小孩|娃|年纪)?(?:才)?(?:能|可以)(?:玩|碰)|适合(?:几|多少)岁|(?:年龄|岁数)(?:限制|分级|要求|门槛)|分级|[0-9一二三四五六七八九十]+岁.{0,8}(?:能|可以|适合|行)[^，。]{0,4}(?:吗|么|不|[?？])/u,
    ],
    ['developer', /(?:什么|哪路)(?:人|神仙|高人)(?:做|弄|搞|开发|捣鼓|写|造)(?:的|出来)/u],
    [
      'playtime',
      /(?:走|跑|来|打|玩)(?:完)?(?:[一1]?(?:趟|轮|回))(?:下来)?.{0,6}(?:几个?(?:小时|钟头)|多久|多长|多少(?:分钟|小时|时间))/u,
    ],
    [
      'players',
      /(?:最多|顶多|最少|至少|起码|满员|上限|下限|[一每](?:桌|场|局|把))[^，。?？]{0,6}(?:(?:几|多少)(?:个|名|号)?(?:人|玩家|选手|朋友)|(?:几|多少)位)|(?:几|多少)(?:个人|口人|号人|名玩家)(?:起|才|开|够)|人数(?:上限|下限|要求|限制)?(?=是|有|[?？]|$|多少)|(?:就|只有|只剩)(?:我|咱)?(?:们)?(?:一个|一根|自己|一人|俩|仨|两个).{0,8}(?:能|可以|行|让|肯|够)|人(?:太)?(?:少|多)了?(?:能|可以|行|够)/u,
    ],
    [
      'released',
      /(?:出|上线|发售|上架)了?没有?(?=\s|$)|还(?:在|能|要|没)?(?:接受)?(?:预约|预售|预购)|(?:预售|预购|预约)(?:了|吗|中|开)|(?:上市|发售|发行|上线)(?:的)?(?:年份|日子|日期|时间)/u,
    ],
  ],
  en: [
    [
      'age',
      /\b(?:what|which) age\b|\bage (?:rating|limit|restriction|range|group)s?\b|\b(?:pegi|esrb)\b|\bhow old (?:do|does|should|must)\b|\b(?:ok|okay|alright|suitable|appropriate|fine|good|right|safe|works?|meant) (?:for|with) (?:a |an |my |our )?(?:\d+|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:year|yr)s?[- ]olds?\b/iu,
    ],
    [
      'playtime',
      /\b(?:time|hours) to (?:beat|finish|complete)\b|\bhow long (?:is|does) (?:a|one|the) (?:whole |full |single )?(?:playthrough|campaign)\b/iu,
    ],
    [
      'players',
      /\b(?:min(?:imum)?|max(?:imum)?|smallest|largest|biggest)\b.{0,12}\b(?:head ?count|players?|people|party|group|lobby|grid)\b|\b(?:head ?count|(?:party|group|lobby) size|player (?:limit|cap|range|numbers?))\b|\bhow (?:big|large|crowded|full|small)\b.{0,24}\b(?:match|race|lobby|group|party|grid|session)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:of us )?(?:enough|too (?:many|few))\b|\benough (?:people|players)\b/iu,
    ],
    [
      'released',
      /\bpre-?order(?:s|ed|ing|able)?\b|\bcoming soon\b|\b(?:came|come) out when\b|\bout when\b/iu,
    ],
  ],
  ja: [
    [
      'age',
      /何(?:歳|才)(?:から|以上|向け|でも|なら|くらい|ぐらい|で)|対象年齢|年齢(?:制限|層)|レーティング|(?:[0-9０-９]+|[四五六七八九十]+)(?:歳|才)(?:で|でも|の子|児)?(?:でも|に|には|も)?.{0,4}(?:遊べ|でき|大丈夫|平気|やれ)/u,
    ],
    ['playtime', /(?:一周|ひと通り|通しで|本編).{0,6}(?:何時間|どのくらい|どれくらい|どのぐらい)/u],
    [
      'players',
      /頭数|定員|(?:最大|最低|最小|最少|少なくとも|多くて)(?:で|は|でも)?(?:何|なん)?(?:人|名)|人数(?:制限|上限)?(?:は|って|[?？]|$)|(?:何|なん)人(?:い(?:る|れば|ない)|そろ|揃|集|必要|要る|で(?:始|できる|試合)|参加|プレイ)|何(?:機|台|隻|艘|艇|両)(?:で|まで|が)?(?:スタート|出走|走|参加|同時|競)|(?:ぼっち|お(?:ひとり|一人)様|一人きり|自分(?:ひとり|一人))(?:で|でも|だけ)/u,
    ],
    ['released', /予約(?:受付|中|でき|開始)|(?:発売|リリース|出た)年/u],
  ],
};
