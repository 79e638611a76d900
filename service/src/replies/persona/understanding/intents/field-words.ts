import type { Language } from '@huoban/contracts';
import type { GameField } from './game-field';

/** Words that name a field of a game or its limits, beside the questions for it. By precedence. */
export const FIELD_WORDS: Record<Language, [GameField, RegExp][]> = {
  zh: [
    [
      'age',
      /(?:几|多少)岁(?:以上|起|才?能|才?可以|的?(?:孩子|小孩|娃))(?:玩|碰|适合)?|多大(?:的)?(?:孩子|小孩|娃|年纪)?(?:才)?(?:能|可以)(?:玩|碰)|适合(?:几|多少)岁|(?:年龄|岁数)(?:限制|分级|要求|门槛)|分级|[0-9一二三四五六七八九十]+岁.{0,8}(?:能|可以|适合|行)[^，。]{0,4}(?:吗|么|不|[?？])/u,
    ],
    [
      'developer',
      /(?:什么|哪路)(?:人|神仙|高人)(?:做|弄|搞|开发|捣鼓|写|造)(?:的|出来)|(?:背后|幕后)的?(?:是|工作室|公司|团队|人马?|开发|厂)|(?:工作室|公司|团队|厂商)(?:叫|是|名)/u,
    ],
    [
      'playtime',
      /(?:走|跑|来|打|玩)(?:完)?(?:[一1]?(?:趟|轮|回))(?:下来)?.{0,6}(?:几个?(?:小时|钟头)|多久|多长|多少(?:分钟|小时|时间))/u,
    ],
    [
      'players',
      /(?:最多|顶多|最少|至少|起码|满员|上限|下限|[一每](?:桌|场|局|把))[^，。?？]{0,6}(?:(?:几|多少)(?:个|名|号)?(?:人|玩家|选手|朋友)|(?:几|多少)位)|(?:几|多少)(?:个人|口人|号人|名玩家)(?:起|才|开|够)|人数(?:上限|下限|要求|限制)?(?=是|有|[?？]|$|多少)|(?:就|只有|只剩)(?:我|咱)?(?:们)?(?:一个|一根|自己|一人|俩|仨|两个).{0,8}(?:能|可以|行|让|肯|够)|人(?:太)?(?:少|多)了?(?:能|可以|行|够)/u,
    ],
    [
      'players',
      /(?:拉|叫|喊|约|拽|带)(?:上|来)?(?:几|多少)(?:个|位|号)?(?:垫背|朋友|人|同学|兄弟|帮手|一起|一块)|(?:塞|坐|挤|容|装)(?:得下|下|进)?(?:几|多少)(?:个|位)?人?|满(?:座|员)(?:是|要)?(?:几|多少)|(?:和|跟|同|带|拉|叫|喊|我|让)(?:我|咱)?的?(?:家)?(?:女朋友|男朋友|朋友|对象|老婆|老公|媳妇|室友|爸妈?|妈|孩子|儿子|女儿|弟弟?|妹妹?|哥哥?|姐姐?|同学|同事|闺蜜|兄弟|家人|家俩娃|家娃|俩娃|娃)(?:们)?[^，。?？]{0,6}(?:一起|一块儿?|联机|同时|玩|打|比|进来|加入)[^，。?？]{0,3}(?:吗|么|不|行|[?？]|$)|(?:我|咱)们?(?:[俩仨两三四五六七八十]个?|[0-9]+个?)人?(?:能|可以|行|够)/u,
    ],
    [
      'released',
      /(?:出|上线|发售|上架)了?没有?(?=\s|$)|还(?:在|能|要|没)?(?:接受)?(?:预约|预售|预购)|(?:预售|预购|预约)(?:了|吗|中|开)|(?:上市|发售|发行|上线)(?:的)?(?:年份|日子|日期|时间)|(?:出|上线|发售)(?:来|了)?(?:有)?(?:几年|多久|多少年)|是不是(?:挺|很|比较)?(?:新|老)的?(?:[?？]|$)/u,
    ],
    [
      'genre',
      /是(?:一?(?:个|款))?(?:射击|动作|解谜|赛车|竞速|卡牌|恐怖|音乐|节奏|策略|模拟|体育|角色扮演|rpg|生存|沙盒|派对|聚会|冒险|moba)(?:类|型|游戏|的)*(?:吗|么|吧|还是|不|[?？])|(?:恐怖|吓人|射击|动作|解谜)(?:类|系|向)的?(?:吗|么|[?？])/u,
    ],
    ['what', /.*一(?:两)?句话(?:概括|介绍|说|讲|总结|安利)?.*|.*(?:安利|种草)(?:一下|我|下)?.*/u],
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
      'players',
      /\bhow many (?:can|could|may) (?:stand|sit|squeeze|crowd|huddle|cram|pile|ride|gather|cook|race|share|compete|take part|get in|go|be|work|sing)\b(?: (?:round|around|in|on|at))?|\b(?:can|could|may|would|will|does|do)\b.{0,16}\b(?:my|a|our|the|some) (?:\w+ )?(?:gf|bf|girlfriend|boyfriend|wife|husband|partner|mates?|friends?|brothers?|sisters?|kids?|sons?|daughters?|mum|mom|dad|flatmates?|roommates?|cousins?|family|nephews?|nieces?|gran|grandma|parents?)\b.{0,24}\b(?:join|play|race|fit|come along|hop in|jump in|take part|get in)\b(?: in| along)?|\bjoin in\b|\broom for (?:my|me|us|a|one|two|three|four|five|six|more|another)\b|\bplay(?:ed|able)? with (?:my|a|our|some|friends|others|other people)\b|\bfor how many\b|\b(?:would|can|could|do|will|does it work (?:with|for)) (?:two|three|four|five|six|seven|eight|\d+)(?: of us)? (?:fit|play|join|manage)\b|\bwork (?:with|for) (?:two|three|four|five|six|seven|eight|\d+)(?: of us)?\b|\bneed (?:other people|friends|company|a (?:friend|team))\b|\bmax(?:imum)? number\b|\b(?:a|is|it) ?(?:co-?op|single-?player|multi-?player)\b(?: game| thing| one)?/iu,
    ],
    [
      'released',
      /\bpre-?order(?:s|ed|ing|able)?\b|\bcoming soon\b|\b(?:came|come) out when\b|\bout when\b|\bone of the (?:older|newer|oldest|newest|earlier|more recent)\b(?: ones| games)?|\bwhen'?d (?:it|this|that)\b|\b(?:is|isn't|was) (?:it|this|that)\b.{0,8}\b(?:old|new|recent|ancient) (?:thing|title|release)\b/iu,
    ],
    [
      'genre',
      /\b(?:is|what|it's|kind of|sort of|as)\b[^.?!]{0,16}\ban? (?:racer|racing|shooter|platformer|puzzler?|rpg|moba|card|strategy|horror|rhythm|party|sports?|survival|simulator|sim|sandbox|roguelike|adventure|action)(?: game| thing| one)?(?=\s*(?:$|[?,]|or\b))/iu,
    ],
    [
      'what',
      /.*\b(?:sell|pitch) me\b.*|.*\bin (?:a|one|two|a few)(?: or two)? (?:lines?|sentences?|words|nutshell)\b.*|\b(?:what|wat|wot)(?:'?s| is| was) ?(?:it|that|this|the game)?(?: all)? about\b|\bwhat(?:'s|s| is) the (?:deal|fuss|hype|gist|big deal)(?: (?:with|about|of|behind)(?: (?:it|that|this|the game))?)?\s*[?.!]*$/iu,
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
      /頭数|定員|(?:最大|最低|最小|最少|少なくとも|多くて)(?:で|は|でも)?(?:何|なん)?(?:人|名)|人数(?:制限|上限)?(?:は|って|[?？]|$)|(?:何|なん)人(?:い(?:る|れば|ない)|そろ|揃|集|必要|要る|で(?:始|できる|試合)|参加|プレイ)|何(?:機|台|隻|艘|艇|両)(?:で|まで|が)?(?:スタート|出走|走|参加|同時|競)|(?:友達|友だち|ともだち|彼女|彼氏|妻|嫁|奥さん|夫|旦那|家族|弟|妹|兄|姉|子(?:ども|供)?|息子|娘|同僚|相方)(?:ふたり|二人|たち|ら)?(?:も|と|を|で)(?:一緒に|いっしょに)?(?:遊べ|やれ|でき|競争|対戦|参加|入れ|混ざ|加わ|呼べ|誘え)|(?:何|なん)(?:人|名)(?:入|呼|座|乗|誘|用)|(?:夫婦|カップル|[二三四五六]人|ふたり|ひとり)(?:ふたり)?(?:きり|だけ|ぽっち)?(?:じゃ|では|だと)[^、。]{0,6}(?:無理|始ま|でき|遊べ|足り|だめ|ダメ|成り立)|(?:[二三四五六七八九十]|[0-9０-９]+)人(?:で|でも)(?:いけ|やれ)|(?:ぼっち|お(?:ひとり|一人)様|一人きり|自分(?:ひとり|一人))(?:で|でも|だけ)/u,
    ],
    [
      'released',
      /予約(?:受付|中|でき|開始)|(?:発売|リリース|出た)年|何年(?:もの|経|たつ|たっ)|(?:最近|昔)の(?:やつ|もの|ゲーム)?(?:だ?よね|だっけ|[?？])|出て(?:から)?(?:もう)?(?:どれ|どの|何)/u,
    ],
    [
      'genre',
      /(?:シューティング|アクション|パズル|レース|カード|ホラー|こわい|怖い|音ゲー|リズム|ストラテジー|シミュレーション|スポーツ|rpg|サバイバル|サンドボックス|パーティー?|アドベンチャー|moba)(?:ゲーム|系|もの)?(?:なの|ですか|っぽい|かな|だっけ)?[?？]$/iu,
    ],
    ['what', /.*(?:一言|ひとこと|一行)で.*|.*売り込んで.*|どんな内容|内容(?:は|って|を教)/u],
  ],
};
