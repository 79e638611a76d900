import type { Language } from '@huoban/contracts';
import { normalizeCharacters } from '../normalize-text';
import { FIELD_WORDS } from './field-words';

/** A fact that every game of the library has, or that its record lacks: the age it is for. `what`: what it is, in short. */
export type GameField =
  | 'released'
  | 'developer'
  | 'platforms'
  | 'players'
  | 'team'
  | 'playtime'
  | 'age'
  | 'genre'
  | 'what';

/** By precedence. Each pattern names the field and what one asks about it, so that it needs no other words. */
const FIELDS: Record<Language, [GameField, RegExp][]> = {
  zh: [
    [
      'playtime',
      /(?:从头|打|玩|通|过).{0,5}(?:[一1]遍|完|通|下来|到尾|到底|关).{0,8}(?:几个?(?:小时|钟头)|多少|多久|多长|多大功夫)|(?:几|多少)个?(?:小时|钟头).{0,6}(?:打|玩|通|搞定)|[一每1](?:局|把|盘)(?:要|得|大概|一般|下来|是|需要|打|玩)*.{0,4}(?:多久|多长|几分钟|多少分钟|多大会)|(?:午休|午饭|课间|坐地铁|通勤|等车|睡前|分钟|半小时|半个钟头?).{0,12}(?:够|来得及|能(?:不能)?|可以|行不行)?.{0,4}(?:打完|玩完|玩上?一?[局把盘]|打上?一?[局把盘]|[一两]局)/u,
    ],
    [
      'team',
      /[一每1](?:队|边|方|组)(?:要|得|是|有|能|最多|到底)*(?:几|多少)|几\s*(?:对|[vV打])\s*几|多少人一(?:队|组|边)|几个?人一(?:队|组|边)/u,
    ],
    [
      'players',
      /(?:最多|最少|至少|可以|能|要|得|需要|凑|支持|够)(?:容纳|装|上|坐|一起)?(?:几|多少)个?人|(?:几|多少)个?人(?:能|可以|才|一起|玩|打|局|同时|起)|(?:一个|[俩仨两三四五六]个?)人?(?:能|可以|行|也能|够)(?:不能|不行|不可以)?(?:一起|同时)?(?:玩|打)?[吗么不?？]|(?:能|可以)(?:不能)?(?:[单双多]人|联机|单机|一个人)/u,
    ],
    [
      'developer',
      /(?:谁|哪(?:个|家|帮|伙|位|路|些)?(?:人|公司|工作室|厂|团队|神仙)?)(?:家)?(?:做|弄|搞|开发|捣鼓|鼓捣|出|整|想|设计|写|造)(?:的|出来|品|了)|(?:出自|来自)(?:谁|哪(?:个|家))|谁的(?:手笔|作品|主意|点子)|哪(?:个|家)(?:公司|工作室|团队|厂|社)|什么(?:公司|团队|工作室|来头)做?|幕后(?:是|团队|的人|老板)|(?:开发|制作)(?:商|组|者|公司|团队|人)(?:是|叫)?/u,
    ],
    [
      'released',
      /(?:什么|啥|哪个)年头|哪(?:一)?年(?:的|出|上|发|推|面世)|几几年|(?:什么|啥)年代(?:的|出)|(?:算|是)(?:不是)?(?:个|款|挺|很|比较)?(?:老|新)(?:游戏|的|作|货|东西)|(?:出|上线|发售|发行|推出|面世)(?:来|了|到现在)*(?:有)?(?:多久|几年|多少年)|(?:多少|几)年前(?:的|出)|(?:新|老)不(?:新|老)|(?:什么时候|哪会儿|几时|何时|啥时候)(?:能)?(?:出|上|发|推|面世|问世|买)|(?:出|上线|发售|上架)了?(?:没有?|吗|么)(?=[?？。呢啊呀，,]|$)|能买(?:到|了)?(?:没有?|吗|么)|还没(?:出|上线|发售)|(?:今年|去年|前年)(?:刚|才)?(?:出|上|发)的/u,
    ],
  ],
  en: [
    [
      'playtime',
      /\bhow (?:long|many hours|many evenings)\b.{0,30}\b(?:beat|finish|complete|clear|get through|(?:one )?(?:round|match|session)|(?:is|does|for) (?:a|one) (?:game|go)|start to (?:finish|end)|is (?:it|this|the game)\b(?!.{0,8}(?:been|out))|does (?:it|this|the game) (?:take|last|run|go on))\b|\bhow long (?:is|does)\s*(?:take|last|to (?:beat|finish|complete))?\s*\?*$|\b(?:fit|squeeze|get)s?\b.{0,40}\b(?:lunch|break|coffee|commute|minutes?|mins?|half an? hour|train ride|naptime)\b|\bplay ?time\b|\bhours (?:long|of (?:play|content))\b|\b(?:short|quick|long) enough (?:for|to)\b|\b(?:over|done|finished) (?:in|within|before)\b.{0,20}\b(?:minutes?|mins?|hours?|lunch|evening|night|weekend)\b/iu,
    ],
    [
      'team',
      /\bhow many\b.{0,14}\b(?:(?:per|to a|in a|on a|on each|on one|each) (?:team|side|squad)|a side)\b|\b(?:team|squad) size\b|\bhow big (?:is|are) (?:a|the|each|one) (?:team|side|squad)s?\b|\bhow many (?:v|vs|versus|on|against) how many\b/iu,
    ],
    [
      'players',
      /\bhow many\b.{0,4}(?:\b(?:of us|people|players?|folks|friends|mates|pals|bodies|heads)\b|(?:can|could|may|do|does|will) (?:it|we|you|i|this|one)?\s*(?:need(?: to)?|have to|want to|play|take|fit|join|seat|round up|gather|get together|at once))|\b(?:is|has|have|does)\b.{0,14}\b(?:single|multi|two|four)[- ]?player\b|\b(?:can|could|may) (?:i|we|you|one) (?:play|do|go)?\s*(?:it|this|that)?\s*(?:alone|solo|on my own|by myself|by yourself|co-?op|together|as a (?:pair|group|couple))\b|\bplayer count\b|\bis (?:it|this|that)? ?(?:co-?op|solo|multiplayer|single-?player)\b/iu,
    ],
    [
      'developer',
      /\b(?:who|what (?:lot|company|team|outfit|people|studio)|which (?:company|team|outfit|people|studio|lot))(?:'s| is| are|'re| was| were| actually| the (?:hell|heck)| on earth)*\s*(?:made|makes|make|built|designed|wrote|created|invented|came up with|dreamt? (?:it|this|that)? ?up|developed|did|produced|published|behind|cooked (?:it|this|that|up)|put (?:it|this|that)? ?together|thought (?:it|this|that|of|up)|responsible for)\b(?! you)|\bwhose (?:game|idea|work|baby|brainchild|doing)\b|\bwho (?:do (?:i|we)|can (?:i|we)) (?:thank|blame)\b|\b(?:made|built|developed|created|published) by\b|\b(?:the|its|which|what) (?:studio|developers?|devs?|dev team|makers?|publisher|creators?)\b/iu,
    ],
    [
      'released',
      /\b(?:what|which|wich|wat) (?:year|yr)\b(?!.{0,24}\b(?:set|happen|take))|\bhow (?:old|new|recent) (?:is|'s)\b(?! (?:he|she|the (?!game)))|\bhow long(?:'s| is| has|s| have)?\b.{0,24}\b(?:out|around|about|on sale)\b|\bwhen (?:did|was|is|does|will|'s)\b.{0,30}\b(?:com(?:e|ing) out|came out|(?:re)?leas\w+|launch\w*|land|drop|hit|get (?:made|released)|made|out|arrive|available)\b|\b(?:is|isn't|was|has|did|are)\b.{0,20}\b(?:out (?:yet|already|now)|(?:come|came) out (?:yet|already|recently|lately)|old one|oldie|brand[- ]new|new one|a new game|an old game|recent(?: one)?|fairly (?:new|old)|available (?:yet|now|already)|been out)\b|\b(?:com(?:e|ing) out|released|launched) (?:yet|already|when)\b|\bout yet\b|\b(?:release|launch) (?:date|year)\b|\b(?:old or new|new or old)\b|\bstill (?:upcoming|to come|unreleased)\b/iu,
    ],
  ],
  ja: [
    [
      'playtime',
      /(?:クリア|終わ|エンディング|最後|通し|遊び).{0,10}(?:どのくらい|どれくらい|どのぐらい|何時間|何分|何日|時間)|(?:どのくらい|どれくらい|どのぐらい|何時間|何分)(?:で|あれば|あったら)?.{0,6}(?:終わ|クリア|遊べ|かか|できる)|(?:一|1|ひと)(?:回|局|戦|試合|プレイ|ゲーム|勝負|マッチ)(?:は|って|に|の長さ)?.{0,5}(?:どのくらい|どれくらい|どのぐらい|何分|何時間|長)|(?:昼休み|休憩|通勤|電車|寝る前|休み時間|[0-9０-９一二三]+分).{0,8}(?:で|に|中に|間に)(?:一回|一戦|1回)?.{0,6}(?:終わ|収ま|おさま|遊べ|でき|いけ)|プレイ時間/u,
    ],
    [
      'team',
      /何(?:対|vs|たい)何|(?:一|1|ひと)?(?:チーム|組|隊|片方|味方)(?:は|って|に|あたり|につき|が)*(?:何|なん)(?:人|名|にん)|(?:何|なん)人(?:の)?(?:チーム|組)/u,
    ],
    [
      'players',
      /(?:何|なん)(?:人|名|にん)(?:まで|で|から|用|いれば|必要|集め|いる|一緒|くらい|ぐらい)|最大(?:何|なん)(?:人|名)|(?:一人|ひとり|1人|二人|ふたり|2人|三人|四人|ソロ)(?:で|でも|だけで)(?:も)?(?:遊べ|でき|いけ|やれ|大丈夫|平気|楽しめ)|(?:友達|みんな|家族|協力|対戦)(?:と|で|プレイ)?(?:は|も)?(?:一緒に)?(?:遊べ|でき|やれ)(?:る|ます)(?:の|か|かな|んです)?|マルチ(?:プレイ)?(?:は|って)?(?:ある|でき|対応)/u,
    ],
    [
      'developer',
      /(?:誰|だれ|どこ|どちら|どなた|どいつ)(?:の(?:会社|スタジオ|チーム|人|誰|どなた))?(?:が|の)?(?:作|つく|こしら|考え|手がけ|開発|生み|送り出)|(?:作っ|つくっ|こしらえ|考え|手がけ|開発し|生み出し|送り出し)た(?:の|人|会社|とこ|ところ|スタジオ|チーム)?(?:は|って|の)*(?:誰|だれ|どこ|どちら|どなた|どんな(?:人|会社|とこ))|どこの(?:会社|スタジオ|メーカー|作品|ゲーム)|開発(?:元|会社|者|チーム)|制作(?:元|会社|者|陣)|メーカー(?:は|って|どこ)|生みの親/u,
    ],
    [
      'released',
      /何年(?:に|の|ごろ|頃|でし|だっ|発売|出|リリース|くらい|ぐらい|だ|[?？]|$)|いつ(?:発売|出|リリース|の(?:ゲーム|作品|やつ)|ごろの?(?:出|作品|ゲーム)|頃|買え|世に)|世に出|発売(?:日|は|された|して|中|済|いつ)|(?:もう|まだ)(?:発売|出て|買え|出た|リリース|遊べ)|(?:けっこう|わりと|かなり|結構)?(?:古い|新しい|昔の|最近の)(?:ゲーム|作品|やつ|の|ん)?(?:です|なの|だっけ|か|[?？]|よね)|新作(?:なの|です|か|[?？])|(?:出て|発売から|発売して|リリースから)(?:から)?(?:もう)?(?:どのくらい|どれくらい|何年|長い)/u,
    ],
  ],
};

/** Asks for the devices, by a general word. */
const DEVICES: Record<Language, RegExp> = {
  zh: /(?:什么|啥|哪些?|哪个|哪种|几个?)(?:平台|机器|设备|主机|机子|系统)|平台(?:有|是|呢|都)|(?:在|用|拿|搁|去)(?:什么|啥|哪(?:里|儿|上)?)(?:上|上面)?(?:能|可以)?(?:玩|打)|(?:哪|什么)(?:里|儿|地方)(?:能|可以)(?:玩|打|买)|(?:哪些?|什么)(?:上面?)?(?:玩不了|没有|没出)/u,
  en: /\b(?:what|which)\b.{0,12}\b(?:systems?|platforms?|consoles?|machines?|devices?|hardware)\b|\bwhere can (?:i|we) (?:play|get|buy)\b|\bwhat (?:can|do) (?:i|we) (?:need to )?(?:play|get|buy) (?:it|this|that) on\b|\bwhat(?:'s| is) it (?:out )?on\b/iu,
  ja: /(?:どの|何の|なんの|どんな)(?:機種|ハード|ゲーム機|機械|端末|プラットフォーム)|(?:機種|ハード)(?:は|って)|(?:何|なに|なん|どれ)(?:で|なら)(?:遊べ|でき|動|やれ)|どこで(?:遊べ|でき|買え)|対応(?:機種|ハード|してる)/u,
};
/** Asks whether a named device has the game. */
const ON_DEVICE: Record<Language, RegExp> = {
  zh: /[有出上支持能行跑装].{0,12}(?:吗|么|嘛|没|不|[?？])|呢[?？]*$|(?:能|可以)(?:不能)?(?:玩|装|跑|打)|版(?:吗|么|的?有|没)|有没有/u,
  en: /^\W*(?:(?:so|and|but|ok|hey|hi|oi|please|um|also|wait)[, ]+)*(?:can|could|does|do|is|isn't|will|would|has|have|did|any chance|got|how about|what about|possible|cn)\b|\b(?:can|could) (?:i|we|you|my \w+) (?:play|ply|get|run|have)\b|\?|\b(?:runs?|works?|plays?|come|out|available|exists?) (?:\w+ )?(?:on|for)\b|\b(?:too|as well|also)$/iu,
  ja: /(?:出て|ある|あり|でき|遊べ|遊びた|対応|いけ|やれ|やりた|買え|動|プレイ)|(?:は|って|だと|なら)?[?？]$|(?:は|って|だと)$/u,
};
const DEVICE: Record<Language, RegExp> = {
  zh: /手机|安卓|苹果|ipad|平板|ios|\bpc\b|电脑|笔记本|windows|steam|switch|任天堂|\bns\b|\bps(?: ?[45])?\b|playstation|索尼|xbox|微软/iu,
  en: /\b(?:i?phones?|fone|android|ipad|tablets?|ios|mobile|pc|computer|laptop|desktop|windows|steam|(?<!\b(?:i|you|to|we|can|and) )sw[ia]t?c?h|swtich|nintendo|ps ?[45]|play ?station|xbox)\b/iu,
  ja: /スマホ|すまほ|スマートフォン|携帯|アイフォン|iphone|ipad|android|タブレット|パソコン|ぱそこん|\bpc\b|switch|スイッチ|すいっち|任天堂|ニンテンドー|プレステ|ぷれすて|箱(?=でも?(?:出|ある|でき|遊|買)|版)|プレイステーション|playstation|ps ?[45]|xbox|エックスボックス/iu,
};

/** “How many play it best?”, “how does two-player work?” ask for advice that an article gives. */
const FOR_ADVICE: Record<Language, RegExp> = {
  zh: /最(?!多|少|大|早|近)|怎么(?!样)|如何|为什么|才好/u,
  en: /\b(?:best|ideal|funnest|why)\b|\bhow (?:do|does|can|should|would|to)\b(?!.{0,6} long)/iu,
  ja: /いちばん|一番|ちょうど|どう(?:やっ|すれ|消|し)|なぜ|なんで/u,
};

export interface FieldQuestion {
  field: GameField;
  /** The words that ask for it. */
  phrase: string;
}

/** The field of a game that a text without the names of games asks for. */
export function readGameField(unnamed: string, language: Language): FieldQuestion | undefined {
  const text = normalizeCharacters(unnamed).toLowerCase().trim();
  if (FOR_ADVICE[language].test(text)) return undefined;
  for (const [field, pattern] of [...FIELDS[language], ...FIELD_WORDS[language]]) {
    const found = pattern.exec(text);
    if (found !== null) return { field, phrase: found[0] };
  }
  const device = DEVICES[language].exec(text) ?? DEVICE[language].exec(text);
  const asksDevice = DEVICES[language].test(text) || ON_DEVICE[language].test(text);
  return device !== null && asksDevice ? { field: 'platforms', phrase: device[0] } : undefined;
}
