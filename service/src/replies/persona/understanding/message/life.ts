import type { Language } from '@huoban/contracts';
import type { Mention } from '../mentions';
import { hasQuestionForm } from './form';
import { normalizeCharacters } from '../normalize-text';

/** Those whom one lives or works with, and the things and days of a life. */
const OF_LIFE: Record<Language, RegExp> = {
  zh: /(?:我|咱)(?:的|家|们家?)?[妈爸爷奶姐妹哥弟女儿]|(?:妈妈|爸爸|爷爷|奶奶|外婆|姥姥|老公|老婆|男友|女友|男朋友|女朋友|女儿|儿子|室友|同事|领导|老板|老师|邻居|闺蜜|对象|前任|教练)(?!们?的?(?:技能|攻略|关))|今天|昨天|昨晚|今晚|凌晨|早上|中午|下班|上班|放学|周末|明天|相亲|约会|工资|房租|外卖|做饭|晚饭|午饭|早饭|医院|感冒|作业|考试|考研|减肥|失眠|加班|辞职|搬家|地铁|堵车|快递|爬山|健身|跑步|半夜|我(?:自己|一个人|刚|昨|今|最近|在学|在读|家)|生日|三十岁|分手|楼[上下]|隔壁|幼儿园|家长会|公交|电动车|便利店|夜班|买菜|菜市场|超市|小区|物业|房东|合租|暖气|停[电水]|钱包|复试|退休|驾照|高速|婚礼|伴[娘郎]|体检|疫苗|食堂|宿舍|同桌|班主任|同学|大妈|大爷|阿姨|师傅|亲戚|每天|每晚|小时候|以前|三月份|这周|最近|这几天|前几天|这两天|去年|今年|上周|下周|上个?月|下个?月|刚才?(?:在|去|跟|和|被|把|吃|喝|买|看完|睡|起|跑|到家|下|从)|奶茶|咖啡|火锅|泡面|早餐|夜宵|体重|头发|刘海|新买的|买了[束个只双件条台]|相机|耳机|蓝屏|彩票|存款|花呗|信用卡|年终奖|发工资|单休|团建|裸辞|offer|考公|上岸|论文|查重|导师|雅思|托福|四六级|单词|末班车|打车|航班|机场|火车|高铁|旅游|旅行|海边|滑板|吉他|钢琴|游泳|瑜伽|唱k|追剧|仙人掌|多肉|绿萝|阳台|装修|空调|冰箱|洗衣机|马桶|水管|蚊子|蟑螂|外公|姨|舅|叔|表[姐弟哥妹]|岳[父母]|丈母娘|爸妈|父母|爹|孩子|宝宝|娃|我[家这]|朋友圈|已读|暗恋|失恋|复合|脱单|婚|怀孕|医生|手术|膝盖|牙疼|头疼|自行车|牛奶|冰箱|裁员|失业|面试|考研|高三|退休|老伴|伴[娘郎]|网友|果园|地里|庄稼|店里|客人|做了?个?.{0,3}梦|梦[到见]|睡[着醒过不]|赖床|^(?:我)?(?:刚|又|终于|好不容易|差点|正在|在(?:吃|喝|看|听|写|学|等|洗|煮|做|逛|坐|排|开|跑|收拾|打扫|发呆|摸鱼))/iu,
  en: /\b(?:my (?:\w+ )?(?:mom|mum|dad|mother|father|parents|sister|brother|wife|husband|boyfriend|girlfriend|friends?|boss|manager|coworkers?|roommate|neighbou?rs?|kids?|son|daughter|teacher|grandma|grandpa|ex|job|house|apartment|room|car|hair|birthday|plants?|legs?|back|head|fingers?|doctor|dog|cat|wifi)|today|yesterday|tonight|last night|this morning|this week|weekend|tomorrow|homework|rent|dinner|breakfast|lunch|hospital|wifi|commute|groceries|laundry|driving test|first date|broke up|roommate|haircut|5k|10k|marathon|at work|after work|used to|every (?:day|night|morning)|my ex|pizza|i (?:broke|burned|burnt|ordered|cooked|slept|woke|overslept))\b/iu,
  ja: /母|父|ママ|パパ|お?姉|お?兄|妹|弟|祖母|祖父|おばあ|おじい|友達|友だち|友人|彼氏|彼女|元カ|夫|妻|旦那|嫁|娘|息子|子ども|上司|先輩|後輩|同僚|隣の人|今日|昨日|きのう|今朝|今夜|昨夜|さっき|明日|週末|仕事|学校|会社|バイト|晩ごはん|晩ご飯|朝ごはん|昼ごはん|病院|風邪|家賃|給料|電車|会議|デート|引っ越|髪|うちの|わたしの|私の|俺の|僕の|免許|受験|別れ|毎晩|毎朝|毎日|今週|ドラマ|趣味|ピザ|旦那|ママ友|夫婦|家族|両親|実家|義理の|孫|赤ちゃん|職場|部長|課長|店長|取引先|残業|出張|転勤|異動|面接|資格|宿題|部活|授業|同窓会|飲み会|結婚式|葬式|運転|自転車|終電|コンビニ|スーパー|カフェ|美容院|歯医者|健康診断|腰|肩こり|頭痛|花粉|洗濯|ゴミ出し|皿洗い|弁当|冷蔵庫|お風呂|眼鏡|宝くじ|家計|買い物|ジム|筋トレ|ダイエット|温泉|カラオケ|ライブ|推し|ベランダ|ひっこし|段ボール|親(?=と|が|に|は|も)|(?:ちまった|てきた|でさ|んだよね|なぁ|なあ)[。、…!！]*$|(?<!詰ま)(?:[ぁ-ん\p{Script=Han}](?<![まあうかふなわ])た|んだ(?<![なたるいうくむ]んだ)|(?<!詰まっ)(?:て|で)(?:い)?(?:る|ます))(?:んです|んだ|よ|の|わ|さ|ね|けど|w|笑|ー|〜)*[。、…!！]*$/u,
};

/**
 * An English statement of the speaker without a word of a life: “I planted tomatoes”, “we're painting the kitchen”. A wish,
 * a taste or a problem may be about a game.
 */
const ENGLISH_NEWS =
  /^(?:(?:so|and|but|well|ok|okay|oh|guess what|also|anyway|then|actually|turns out)[,:]? +)*(?:i|we)(?:'m|'re|'ve| am| are| have|'d| had)? (?:(?:just|finally|also|only|recently|actually|already|really) )*(?!(?:like|love|hate|prefer|play|beat|got to|tried|finished|stuck|want|need|wanted|needed|bored|looking|died|lost|won|reached|been playing|playing|kidding|joking|talking|asking|asked|meant|said|told|thought|feel|heard|read|confused|used|liked|loved|hated|interested)\b)(?:\w{2,}ed|\w{2,}ing|made|took|went|saw|met|bought|sold|built|drew|wrote|sewed|baked|grew|broke|hit|spilled|spilt|dropped|fell|threw|forgot|left|found|caught|ate|drank|ran|swam|rode|drove|flew|slept|woke|spent|paid|gave|sent|put|cut|hurt|adopted|joined|quit|moved|bumped|signed|had)\b/iu;

/** Asks the partner to do something. */
const REQUEST: Record<Language, RegExp> = {
  zh: /^(?:请|帮|给我|告诉我|来[个段首])|给我(?:讲|说|写|找|来|推)|帮我|教我|想要?(?:个|一个|找)|找(?:个|一个|款)|结果$|比分$/u,
  en: /\b(?:(?:give|tell|show|write|find|recommend|get|make|teach|remind|wake|sing|read) (?:me|us)|i need an?|i want (?:a|an|my account|to (?:delete|play))|let's)\b|\b(?:did|do|are|were|have|is)n'?t you\b/iu,
  ja: /(?:て|で)(?:ください|くれ(?!な[いく][^?？]*$|た|て)|ほしい|ちょうだい|もらえ(?!た))|教えて|探して|遊べる|やつ|の?結果$/u,
};

/** Speaks of the speaker, in English also without saying “I”: “failed my test”, “been living alone since May”. */
const OF_SPEAKER: Record<Language, RegExp> = {
  zh: /我|咱/u,
  en: /\b(?:i|i'm|i've|i'd|i'll|im|ive|we|we're|we've|my|our|myself|us)\b|^(?:(?:so|and|but|well|also|anyway|then|actually|ugh|omg|still|just|finally|absolutely|literally|nearly|almost)[,:.!]* +)*(?:been|had|went|came|got|failed|passed|finished|spent|lost|broke|burn(?:t|ed)|dropped|started|moved|woke|bought|made|took|nobody|no ?one|new job|new flat|trying to|tried to|off to|back from|stuck (?:at|in) (?:work|bed|traffic|the))\b/iu,
  ja: /私|僕|俺|わたし|うち(?:の|は|で)|自分/u,
};

/** Words with which one speaks of games, of the site or to the partner; then the words of a life prove nothing. */
const OF_LIBRARY: Record<Language, RegExp> = {
  zh: /玩|(?:我们|咱们?)[一二两俩三仨四五六七八九十\d]+[个人]|打(?![扫算包工车针电翻破]|不|喷嚏)|游戏|[关局款](?!心|系|门|灯|于|机)|推荐|想找|求|画面|剧情|解谜|角色|主角|boss|通关|存档|操作|手柄|新手|联机|多人|单人|喜欢|讨厌|[你您]|叫|名字|账号|登录|注册|充值|客户端|会员|豆|聊天|伙伴|switch|steam|xbox|记/iu,
  en: /\b(?:games?|gam(?:er|ing)|play\w*|levels?|boss fight|beat (?:it|the)|stuck (?:on|with)|recommend\w*|suggest\w*|looking for|something|anything|one that|puzzles?|co-?op|horror|racers?|shooters?|strategy|solo|multiplayer|consoles?|pc|switch|xbox|playstation|ps[45]|steam|controller|you|your|you're|account|log ?in|sign up|beans?|member\w*|refund|chats?|partners?|site|app|love|like|hate|prefer|want|need|wanna|name|call me|remember|forgot|meant?|called|stories|story|ending|kidding|joking|said|asked|scares? easily)\b/iu,
  ja: /ゲーム|遊|プレイ|クリア|攻略|ボス|ステージ|おすすめ|たい|ほしい|欲しい|スイッチ|switch|pc|xbox|好き|嫌い|苦手|名前|呼ん|きみ|君|あなた|アカウント|ログイン|登録|会員|覚え/iu,
};

/** Speaks of the partner: “you used to run a diner, right?” */
const OF_PARTNER = /^[你您].*吧[?？。]*$/u;

/** Whether a message is about the visitor's own life, by its words. */
export function isOfLife(written: string, language: Language): boolean {
  const text = normalizeCharacters(written);
  const tells =
    OF_LIFE[language].test(text) ||
    (language === 'en' && ENGLISH_NEWS.test(text)) ||
    (OF_SPEAKER[language].test(text) && !OF_LIBRARY[language].test(text) && !hasQuestionForm(text));
  return tells && !OF_PARTNER.test(text) && !REQUEST[language].test(text);
}

/** Whether a message asks the partner to do something. */
export const isRequest = (text: string, language: Language): boolean =>
  REQUEST[language].test(normalizeCharacters(text));

/** Words that look like a question and ask nothing: “I don’t know what to wear”, “not one of them was useful”. */
const NO_QUESTION: Record<Language, RegExp> = {
  zh: /不知道.*|没想好.*|[不没]了?多少|没几|好几|十?几[天年次个块斤点](?:了|没)|没有[。！!]*$|更|谁[都也]|[啥谁](?:[^，。？?]{0,3})[都也]|什么[^，。？?]{0,3}[都也]|怎么也|哪儿?都|什么都|怎么都|一直|还是/gu,
  en: /\b(?:(?:don't|do not|can't|didn't|doesn't) (?:know|decide|remember|care|get|understand|see)|no idea|(?:figure|find) out)\b.*|\bwhen i\b|,? (?:which|who) (?:is|was|are|were|has|had)\b/giu,
  ja: /(?:わから|分から|知ら|決められ)な.*|(?:どこ|何|なに|だれ|誰|いつ|どれ)[^?？]*か(?:忘れ|迷|悩).*|とか[。…]*$|なんて(?=絶対|無理|むり|もう|でき|あり|信じ|嘘|いや|嫌|やっぱ)|何(?:べん|度|回)(?:も|[^。?？]{0,8}ても)|なんか|かなあ?[。…]*$|んだけど.*|(?:たら|って|のに|けど)[。…]*$/gu,
};

/** What of a message may be a question about anything but the visitor's life. */
export const withoutMusing = (text: string, language: Language): string =>
  /[?？]\s*$/u.test(text) ? text : text.replace(/[’‘]/g, "'").replace(NO_QUESTION[language], ' ');

/** Names playing, of which the visitor may also tell; about a wish for a game the library is asked. */
const OF_GAMES =
  /游戏|关卡|副本|攻略|首领|通关|剧情|结局(?!把我)|\b(?:games?|level|boss|quest|ending|walkthrough)\b|ゲーム|攻略|ボス|ステージ|クリア|エンディング/iu;

/** Whether a message has words of the library. */
export const isOfGames = (text: string): boolean => OF_GAMES.test(text);

const TELLS_OF_PLAYING =
  /玩|打|通关|游戏|关|局|\b(?:play|game|level|beat)|ゲーム|遊|プレイ|クリア|やって/iu;

const TELLS_OF_MAKING =
  /做的|出的|工作室|开发|制作|\b(?:made|makes|studio|developers?)\b|作っ|制作|スタジオ|工房/iu;

/** Whether a mention in a message about a life is meant: short names of games are also words of a life, “the landlord”. */
export const isNameIn =
  (message: string) =>
  ({ by, subject }: Pick<Mention, 'by' | 'subject'>): boolean =>
    by !== 'similar' &&
    // Names of studios are words such as “below zero”.
    (subject.kind !== 'studio' || TELLS_OF_MAKING.test(message)) &&
    ((by !== 'alias' && by !== 'part') || TELLS_OF_PLAYING.test(message));

/** Says that something has happened or goes on, which asks for nothing that could be unknown: “the screen broke”. */
const TELLS_EVENT: Partial<Record<Language, RegExp>> = {
  zh: /了(?![吗么没])|掉|[好太真](?:难|烦|贵|累|想)|^(?:在|正|刚|又|想[去吃学买喝看])/u,
};

/** Whether a message only tells what has happened or goes on. */
export const tellsEvent = (text: string, language: Language): boolean =>
  TELLS_EVENT[language]?.test(text.normalize('NFKC')) === true && !isRequest(text, language);

/** What a statement about a life tells, or what it asks: whom it is about, what is planned, what has happened. */
export type LifeKind =
  | 'advice'
  | 'musing'
  | 'plan'
  | 'bad'
  | 'good'
  | 'person'
  | 'event'
  | 'fragment'
  | 'state';

type Patterns = [kind: LifeKind, pattern: RegExp][];

/** By precedence. */
const KINDS: Record<Language, Patterns> = {
  zh: [
    [
      'advice',
      /要不要|[去回买说见](?:不|还是不)[去回买说见]|你(?:说|觉得)呢|咋办|该不该|我(?:是不是)?(?:还|先)?该|该怎么|怎么办|(?:带|买|送|穿|吃|说|做|选|染|剪)(?:点|个|些)?(?:什么|啥|哪)|好呢|万一|(?:好|行|合适|可以)[吗么嘛]|你觉得我|怎么(?:才)?能/u,
    ],
    [
      'plan',
      /打算|准备|想(?:去|要|吃|买|换|学|试|看|做|染|搬|找)|(?:我|那|就)去|要去|下次|以后|改天|回头|明天|周末(?!(?:去|没|又).*了)|等会|待会|也许|可能会/u,
    ],
    [
      'person',
      /他|她|妈|爸|爷爷|奶奶|外婆|姥姥|老公|老婆|男友|女友|[男女]朋友|女儿|儿子|孩子|室友|同事|领导|老板|老师|教练|邻居|朋友|闺蜜|对象|医生|[姐妹哥弟]/u,
    ],
    ['event', /了|过[。！]*$|刚|昨/u],
  ],
  en: [
    [
      'advice',
      /\bshould i\b|\bwhat if\b|\bdo you think (?:i|she|he|they|it)\b|\bwhat do i do\b|\bany (?:tips|advice|ideas)\b|\bis it (?:ok|okay|weird|bad|wrong)\b/iu,
    ],
    [
      'plan',
      /\b(?:going to|gonna|i'll|i will|i want to|i wanna|i'd like to|might|maybe|planning|hoping to|thinking (?:of|about) \w+ing|next (?:week|weekend|month|time))\b/iu,
    ],
    [
      'person',
      /\b(?:he|she|they|he's|she's|they're|him|her|my (?:\w+ )?(?:mom|mum|dad|mother|father|sister|brother|wife|husband|boyfriend|girlfriend|partner|friends?|boss|manager|coworkers?|roommate|neighbou?rs?|kids?|son|daughter|teacher|teammates?|grandma|grandpa|aunt|uncle|cousin|ex))\b/iu,
    ],
    [
      'event',
      /\b(?:was|were|had|did|got|went|came|made|took|saw|said|ate|ran|fell|lost|found|left|broke|bought|\w{3,}ed)\b/iu,
    ],
  ],
  ja: [
    [
      'advice',
      /どう思う|どうしよ|(?:ほう|方)がいい(?:の)?かな|いいかな|いいと思う|べき(?:かな|だと思う|ですか)|何(?:着|買|持|話)(?:れ|え|て|せ)ば|なにがいい|何がいい|変かな|だめかな|(?:何|なに|どこ|だれ|誰|どれ|どっち|いつ|どう)[^?？、。]{0,8}(?:[おこそとのほもよろごぞどぼぽ]う|しよっ?か?)(?:かな[あぁ]?|か)?[。…?？]*$/u,
    ],
    [
      'musing',
      /(?<!ない)(?:かな[あぁ]?|だろう?(?:か|な)?|でしょうか|かも(?:しれない|しれません)?)[。…?？ー]*$/u,
    ],
    [
      'plan',
      /たい(?:な|なあ|よ|です|と思)*[。！!]*$|つもり|予定|(?:[おこそとのぼもよろごう])う(?:かな|と思|って)|よう(?:かな|と思)|明日|来週|来月|今度|次は|週末|(?:てくる|行く|いく|する)(?:ね|よ|わ)?[。！!]*$/u,
    ],
    [
      'person',
      /母|父|ママ|パパ|姉|兄|妹|弟|祖母|祖父|おばあ|おじい|友達|友だち|友人|彼|夫|妻|旦那|嫁|娘|息子|子ども|上司|先輩|後輩|同僚|先生|医者|隣の人|みんな|相手|味方/u,
    ],
    [
      'event',
      /(?:た|だ)(?:よ|の|ん|わ|さ|けど|んだ|んです|です|し|ね)*[。！!…w笑]*$|ちゃ(?:って|った)|(?:て|で)さ?[。…]*$/u,
    ],
  ],
};

/** Shorter statements only add to what was said: “maybe blue”. */
const FRAGMENT: Record<Language, number> = { zh: 5, en: 12, ja: 6 };

/** What a message about a life tells or asks. */
export function readLifeKind(text: string, language: Language): LifeKind {
  const plain = normalizeCharacters(text).trim();
  const kind = KINDS[language].find(([, pattern]) => pattern.test(plain))?.[0];
  return kind ?? (plain.length <= FRAGMENT[language] ? 'fragment' : 'state');
}
