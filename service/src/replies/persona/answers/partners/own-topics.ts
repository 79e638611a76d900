import type { Language } from '@huoban/contracts';
import type { ConversationIntent } from '../../understanding/intents/intent';

export type Patterns = Record<Language, RegExp>;

interface OwnTopic {
  /** Asks the partner for it. */
  asks: Patterns;
  /** Occurs in sentences about the partner that answer it; without it the first ones do. */
  tells?: Patterns;
  /** What a partner says whose card does not tell. */
  otherwise?: ConversationIntent;
}

/** What visitors ask a partner about itself, besides games. */
export const OWN_TOPICS: OwnTopic[] = [
  {
    asks: {
      zh: /(?:做|干)(?:什么|啥)(?:工作|行|职业)|(?:什么|啥)(?:工作|职业|行当)|的?工作是|职业|靠(?:什么|啥)(?:生活|吃饭|过活)|上(?:什么|啥)班|(?:是|干|做)(?:什么|啥|干嘛)的(?:呀|啊|呢|吗|来着)?[?？]*$|以前(?:是)?(?:干|做)(?:什么|啥|嘛)/u,
      en: /\bdo (?:you do )?for (?:a living|work)|\byour (?:job|work|profession|occupation)\b|\bwhere do you work\b|\bused to (?:do|be|work)\b|\bdo you work\b|\bwhat'?s your (?:job|line)/iu,
      ja: /仕事(?:は|って)?(?:何|なに|どんな)|(?:何|なに|なん)の(?:お)?仕事|職業|(?:昔|以前|前)は?(?:何|なに|お?店|仕事)/u,
    },
  },
  {
    asks: {
      zh: /多大(?:了|年纪|岁数)?|几岁|多少岁|贵庚/u,
      en: /\bhow old (?:are|r)\b|\byour age\b/iu,
      ja: /何歳|なんさい|いくつなの|おいくつ|年齢/u,
    },
    tells: {
      zh: /[0-9一二三四五六七八九十百]+岁|百(?:二十)?年/u,
      en: /\b(?:aged|nineteen|years old|hundred (?:and twenty )?years)\b/iu,
      ja: /歳|百(?:二十)?年/u,
    },
  },
  {
    asks: {
      zh: /怕(?:什么|啥|不怕|黑|鬼|吗)|害怕|胆子/u,
      en: /\b(?:afraid|scared|frightens?|scares?|fears?)\b/iu,
      ja: /怖い(?:もの|の)|こわい(?:もの|の)|怖がり|苦手/u,
    },
    tells: {
      zh: /怕|胆|不敢/u,
      en: /\b(?:afraid|fear|scared|frighten\w*|brave|dares?|helpless)\b/iu,
      ja: /怖|恐|こわ|苦手/u,
    },
  },
  {
    asks: {
      zh: /(?:讨厌|最?烦|受不了|看不惯|不喜欢)(?:的?是?(?:什么|啥|谁|哪)|的)|最(?:讨厌|烦)/u,
      en: /\b(?:annoys?|hates?|can'?t stand|bothers?|dislikes?|pet peeve|makes? (?:you|him|her|it) (?:angry|mad)|offends?)\b/iu,
      ja: /嫌い|嫌(?:な|が)|いや(?:な|が)|怒(?:る|り)|むかつく|許せない/u,
    },
    tells: {
      zh: /看不得|讨厌|最恨|烦|最怕/u,
      en: /\b(?:offends|hates?|annoy\w*|cross)\b/iu,
      ja: /許せ|嫌|怒/u,
    },
  },
  {
    asks: {
      zh: /(?:喜欢|爱|平时|一般|都).{0,2}吃(?:什么|啥)|(?:会做|擅长做?|拿手).{0,4}(?:菜|饭|吃的|点心)|(?:喜欢|最爱).{0,2}的(?:食物|菜|零食|吃的)/u,
      en: /\bfavou?rite (?:food|dish|snack|meal|drink)|\bwhat do you (?:like to )?(?:eat|drink)\b/iu,
      ja: /好きな(?:食べ物|たべもの|料理|おやつ|飲み物)|(?:何|なに)(?:を|が)?(?:食べ|飲)/u,
    },
    tells: {
      zh: /[吃喝尝饭茶饼糖酒粥汤面]/u,
      en: /\b(?:eats?|drinks?|tea|bread|soup|cake|milk|rice|biscuits?|coffee|sweets?)\b/iu,
      ja: /食べ|飲|茶|飯|餅|菓子|酒|汁|せんべい|パン|ミルク|ココア|コーヒー|ソーダ|麺|レタス/u,
    },
    otherwise: 'food',
  },
  {
    asks: {
      zh: /(?:最|将来|以后)想(?:要|当|做|变成|成为|去|学|干|见)|想(?:变成|成为|当)(?:一?个)?(?:什么|啥|谁)|(?:愿望|梦想|理想|心愿|目标)(?:是|吗|呢|有|[?？]|$)/u,
      en: /\byour (?:dream|wish|goal|ambition)\b|\bwhat do you (?:most )?(?:want|wish|hope) (?:to be|to become|for)\b/iu,
      ja: /(?:夢|願い|望み|目標)(?:は|って|が)|(?:何|なに)になりたい/u,
    },
    tells: {
      zh: /想当|愿望|立志|想(?:拼|要一)|盼/u,
      en: /\b(?:wants? to be|wish|dreams? of|hopes? to|determined to|set on)\b/iu,
      ja: /なりたい|願い|望み|夢|目指/u,
    },
  },
  {
    asks: { zh: /过敏/u, en: /\ballerg/iu, ja: /アレルギー/u },
    tells: { zh: /过敏/u, en: /\ballerg/iu, ja: /アレルギー/u },
  },
  {
    asks: {
      zh: /宠物|(?:养|抱|你的|那|只|怀里)[^，。]{0,4}(?:猫|狗|鸟)/u,
      en: /\bpets?\b|\byour (?:cat|kitty|kitten|dog|puppy|bird|fish)\b/iu,
      ja: /ペット|(?:抱|飼)[^。]{0,6}(?:猫|犬)|(?:きみ|君|あなた)の(?:猫|犬)/u,
    },
    tells: {
      zh: /猫|狗|鸟|鱼|蜂/u,
      en: /\b(?:cat|dog|bird|fish|bees|duck)\b/iu,
      ja: /猫|犬|鳥|魚|蜂/u,
    },
  },
  {
    asks: {
      zh: /(?:朋友|家人|亲戚|兄弟|姐妹|孩子|老婆|老公|家里人)(?:吗|呢|是|有|都|$|[?？])|有(?:没有)?(?:朋友|家人|亲戚|孩子|对象)/u,
      en: /\b(?:your|have|any) (?:friends?|family|relatives|siblings|brothers?|sisters?|kids|wife|husband|parents)\b/iu,
      ja: /(?:友達|家族|兄弟|親戚|奥さん)(?:は|って|が)?い(?:る|ますか)/u,
    },
    tells: {
      zh: /朋友|亲戚|老婆|奶奶|女|同伴|伙伴|船员|猫/u,
      en: /\b(?:friends?|relatives|wife|grandma|daughter|children|crew|cat|tenants|tortoise)\b/iu,
      ja: /友|親戚|奥さん|祖母|おばあ|娘|子ども|乗組員|猫|身内/u,
    },
  },
  {
    asks: {
      zh: /住(?:在)?(?:哪|什么地方|啥地方)|家在哪|哪里人|(?:你|您)在哪/u,
      en: /\bwhere (?:do|are) you (?:live|from|stay|based|located)\b|\bwhere'?s (?:your )?home\b/iu,
      ja: /どこに(?:住|いる)|住まい|家はどこ|どこ(?:出身|から来)/u,
    },
    tells: {
      zh: /住|城|镇|里|上|路口/u,
      en: /\b(?:lives?|in the|on the|at the|of the|town|city)\b/iu,
      ja: /住|町|街|村|の奥|の底|宿/u,
    },
  },
  {
    asks: {
      zh: /口袋|(?:身上|手里|头上|随身)(?:都|总|带|拿|戴|有)|(?:戴|穿|拿|带)着?(?:的是)?(?:什么|啥)/u,
      en: /\bpockets?\b|\bwhat (?:do|are) you (?:carry|wear|hold)|\bwearing\b|\bcarry(?:ing)?\b/iu,
      ja: /ポケット|持ち歩|(?:何|なに)を(?:着て|持って|身につけ|かぶ)/u,
    },
    tells: {
      zh: /口袋|兜|戴|手套|背|眼罩|面具|带着|手里/u,
      en: /\b(?:pocket|apron|wears?|gloves?|carries|mask|patch|hat|arms|quiver)\b/iu,
      ja: /ポケット|懐|手袋|仮面|眼帯|持|背|かぶ|帽/u,
    },
  },
  {
    asks: {
      zh: /(?:每天|平时|平常|一天|早上|晚上)(?:都|一般|在|会)?(?:干|做|忙|怎么过)|几点(?:睡|起)/u,
      en: /\b(?:usual|typical|normal|ordinary) day\b|\bwhat do you do (?:all day|every day|at night|in the morning|with your)|\bday look like\b/iu,
      ja: /(?:毎日|普段|ふだん|一日)(?:は)?(?:何|なに|どう|どんな)|何時に(?:寝|起き)/u,
    },
    tells: {
      zh: /每天|白天|晚上|天亮|夜|整点|一天/u,
      en: /\b(?:every|daily|each|by day|by night|nights?|dawn|morning|a day|hour)\b/iu,
      ja: /毎|昼|夜|朝|明け方|一日|暮ら/u,
    },
    otherwise: 'self',
  },
  {
    asks: {
      zh: /拿手|擅长|最会|强项|看家本领/u,
      en: /\b(?:best|good) at\b|\bspeciality|specialty|\bstrong suit\b/iu,
      ja: /得意(?!な?ゲーム)/u,
    },
    tells: {
      zh: /本事|擅长|最会|只有|能|会/u,
      en: /\b(?:best|speciality|specialty|expert|nobody|can|knows)\b/iu,
      ja: /得意|右に出る|できる|上手|案内/u,
    },
  },
];
