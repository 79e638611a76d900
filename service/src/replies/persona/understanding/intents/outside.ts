import type { Language } from '@huoban/contracts';

/** Matters of which the content never speaks: money, news, results, works and games of the world, and homework. */
const OUTSIDE: Record<Language, RegExp> = {
  zh: /比特币|炒股|股票|基金(?!会)|理财|投资|汇率|美元|日元|欧元|房价|油价|金价|利率|彩票|大选|总统|新闻|热搜|世界杯|欧冠|nba|英超|中超|f1|奥运|诺贝尔|奥斯卡|(?:昨晚|昨天|昨夜|今晚)[^，。]{0,8}(?:比赛|决赛|德比|谁赢|几比几)|求导|导数|积分|微积分|化学方程|解方程|读后感|作文|论文|翻译成|文言文|原神|王者荣耀|英雄联盟|lol|吃鸡|绝地求生|我的世界|瓦罗兰特|塞尔达|马里奥|马力欧|宝可梦|艾尔登|黑神话|崩坏|星穹|蛋仔|第五人格|和平精英|动物森友|荒野大镖客|gta|周杰伦|新专辑|票房|猛兽派对/iu,
  en: /\b(?:bitcoin|crypto\w*|ethereum|invest(?:ing|ment|ments)?|stocks|stock market|shares in|mortgage|interest rates?|exchange rate|dollars? (?:to|in|into)|euros? (?:to|in|into)|election|prime minister|president|parliament|headlines?|premier league|champions league|world cup|super bowl|nba|nfl|f1|grand prix|olympics?|oscars?|grammys?|nobel|essay|homework|thesis|derivative|integral|quadratic|\d+ words (?:on|about)|book report|zelda|mario|pok[eé]mon|minecraft|fortnite|elden ring|valorant|overwatch|genshin|call of duty|roblox|skyrim|baldur's gate|gta|fifa|league of legends|animal crossing|dark souls|cyberpunk|stardew|hollow knight|silksong|taylor swift|netflix|mockingbird|harry potter|hamlet|macbeth|gatsby)\b|\bwho won\b.*\b(?:last night|yesterday|today|tonight|last weekend|on (?:sat|sun)urday|the match|the election)\b|\bsavings (?:in|into)\b|\b(?:usd|gbp|eur|jpy)\b|\d ?x\b.*=/iu,
  ja: /ビットコイン|仮想通貨|投資|株価|(?:日経|株)(?:平均|って|は|が|を)|nisa|ドル円|円安|円高|為替|レート|ユーロ|金利|選挙|首相|総理|大統領|ニュース|ワールドカップ|プロ野球|大谷|jリーグ|オリンピック|箱根駅伝|芥川賞|ノーベル|読書感想文|レポート(?:書|を書)|作文|微分|積分|因数分解|方程式|ゼルダ|マリオ|マリカー|ポケモン|マイクラ|フォートナイト|スプラ|エルデン|原神|モンハン|ドラクエ|ffxiv|あつ森|あつまれ|apex|バロラント|スマブラ|ダークソウル|米津|新曲|(?:新しい)?アルバム(?!に貼)|紅白|映画(?:の|は)(?:興行|続編)|太宰|夏目漱石|村上春樹|走れメロス|羅生門|こころの先生/iu,
};
/** A request for work, which need not be a question. */
const ASKS_WORK =
  /帮我|要交|明天交|替我|写(?:个|篇|一)|快[，,]|\b(?:need|write|due|by (?:lunch|tomorrow|monday)|hand in|solve|help me)\b|書いて|手伝って|解いて|提出|教えて/iu;

/** Whether a message names a matter of the world outside and asks for something about it. */
export const asksOutside = (text: string, language: Language, isQuestion: boolean): boolean =>
  OUTSIDE[language].test(text.normalize('NFKC')) && (isQuestion || ASKS_WORK.test(text));
