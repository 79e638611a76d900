import type { Language } from '@huoban/contracts';

const MAX_LENGTH: Record<Language, number> = { zh: 18, en: 60, ja: 20 };

const SWAPS: Record<string, string> = {
  i: 'you',
  "i'm": 'you’re',
  im: 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  you: 'me',
  your: 'my',
  "you're": 'I’m',
};

const swapEnglish = (text: string): string =>
  text.replace(/[\w'’]+/gu, (word) => SWAPS[word.toLowerCase().replace('’', "'")] ?? word);

const swapChinese = (text: string): string =>
  text.replace(/[我你您]/gu, (word) => (word === '我' ? '你' : '我'));

/** Who speaks, before a Japanese statement. */
const JAPANESE_SPEAKER =
  /^(?:(?:俺|僕|私|わたし|ぼく|おれ|自分|こっち|こちら)(?:って|は|も|、)+|うちの(?=\S))/u;
const JAPANESE_PERSON =
  /俺|僕|私|わたし|ぼく|おれ|自分|うち(?:[はのもが])|こっち|きみ|君|あなた|お前/u;
/** What ends a Japanese statement without adding to it. */
const JAPANESE_END =
  /(?:(?:な)?ん(?:だ|です)(?:けど|が|よ|ね|わ|ぜ|さ)*|(?<!\p{Script=Han}ん)(?:だ|です)(?:けど|よ|ね|わ|な|し)+|です|(?:けど|よね|よ|ね|なあ|な|わ|さ|ぜ|ぞ|し|じゃん))$/u;
const JAPANESE_NA =
  /(?:(?<=[りいき])そう|きれい|嫌い|みたい|くらい|好き|上手|下手|元気|[\p{Script=Han}\p{Script=Katakana}ー])$/u;
/** “Let’s go”, “seems to rain”, and a polite clause before another: none of them stands before “んだね”. */
const JAPANESE_NO_ECHO =
  /[おこそとのほもよろごぞどぼぽ]う$|ましょう|(?:です|ます|ました)(?:し|が|けど)?[、 ]/u;
/** Plain verbs and adjectives. */
const JAPANESE_PLAIN = /(?:た|[んい]だ|[るうくすつぬむぐぶ]|い)$/u;

/** A Japanese statement without its speaker and end, as it stands before “んだね”: “将棋三段な”, “昔よく通ってた”. */
function echoJapanese(text: string): string | undefined {
  const said = text.replace(JAPANESE_SPEAKER, '');
  if (JAPANESE_PERSON.test(said) || /[。！？!?「」『』…]/u.test(said)) return undefined;
  const isPast = /\p{Script=Han}んだ$/u.test(said);
  const plain = isPast ? said : said.replace(JAPANESE_END, '');
  if (plain.length < 4) return undefined;
  if (JAPANESE_NO_ECHO.test(plain) && !JAPANESE_NA.test(plain)) return undefined;
  if (JAPANESE_NA.test(plain)) return `${plain}な`;
  return JAPANESE_PLAIN.test(plain) && !/(?:ます|ました|でした)$/u.test(plain) ? plain : undefined;
}

/** A request, a question or an idiom, and a clause without its subject: none of them is told back. */
const NO_ECHO: Record<Language, RegExp> = {
  zh: /[呗吧吗呢嘛]|^[^我]*[你您]|来[个点]|给我|啥|什么|怎么|咋|求|快|帮|——|，.*，|[一-龠]死了/u,
  en: /\b(?:you|your|you're|bet|would|could|please|let's|cheer|judge|what|who|where|how|why|when|aren't|isn't|don't|won't)\b|[,.;:]/iu,
  ja: /(?:なん|なに|何|だれ|誰|どこ|いつ|どう|って(?:$|言|い[うっ]|、)|けど|くれ|ください|頼|サンキュ|ありがと|ー)|[、。]/u,
};
/** An English sentence that keeps its sense when the speaker is exchanged. */
const ENGLISH_SENTENCE =
  /^(?:i(?:'m| am| was|'ve| have| had|'d| \w+ed| got| went| made| saw| bought| lost| found)|my (?:\w+ ){1,3}(?:is|was|has|had|are|were|\w+ed|got|left|broke|fell|came|went))\b/iu;

/** A short statement of the visitor as the partner repeats it: “my cat is ill” becomes “your cat is ill”. */
export function echoOf(statement: string, language: Language): string | undefined {
  const text = statement.trim().replace(/[。．.!！~～…?？\s]+$/u, '');
  if (text.length < 4 || text.length > MAX_LENGTH[language]) return undefined;
  if (NO_ECHO[language].test(text.replace(/[’‘]/gu, "'"))) return undefined;
  if (language === 'zh') return swapChinese(text);
  if (language === 'ja') return echoJapanese(text);
  if (!ENGLISH_SENTENCE.test(text.replace(/[’‘]/gu, "'"))) return undefined;
  return swapEnglish(text).replace(/^\w/u, (letter) => letter.toLowerCase());
}
