import type { Language } from '@huoban/contracts';
import { foldText } from '../replies/persona/understanding/fold-text';
import { sharedBeings } from './beings';
import type { RecallQuestion } from './recall';

type Patterns = Record<Language, RegExp>;

/** Asks for what the visitor knows and said before, as a reminder, a quiz or a doubt. */
const ASKS_BACK: Patterns = {
  zh: /来着|去着|我哪[只条边]|考考你|考你|抢答|猜猜|记不记得|记得|忘了(?:没|吗)|忘没忘|(?:还|可)知道我|我(?:刚|刚才|之前|上次|前面|跟你|和你|有没有|让你)?[^，。？]{0,6}(?:说|提|讲|告诉|答应|交代)(?:过|的|了)/u,
  en: /\b(?:again|quiz|remember|recall|remind me|did (?:i|we) (?:end up )?(?:say|tell|mention|promise|call|nam|choos|pick|settl|decid)(?:e|ing)?|have i (?:said|mentioned)|i (?:said|told|mentioned|promised)|bet you|forg[eo]t(?:ten)?|test(?:ing)? (?:you|your memory)|was it)\b/iu,
  ja: /っけ|クイズ|問題(?:です|ね|だ)|(?:物|もの|名前|日|場所)なー?んだ[?？]*$|でしょう?か?[?？]*$|覚えて|(?:言|話|教え)っ?(?:た|て(?:い|お)?た)|当ててみ/u,
};
/** The visitor or what is theirs; Japanese leaves the person out. */
const OF_VISITOR: Patterns = { zh: /我|咱/u, en: /\b(?:i|my|me|we|our|i'm)\b/iu, ja: /[\s\S]/u };
/** “What was your name again?” asks for what the partner said. */
const OF_PARTNER: Patterns = {
  zh: /你(?:的|是|叫|家|住|几|多大)/u,
  en: /\b(?:your (?!memory\b)|are you\b)/iu,
  ja: /(?:きみ|君|あなた|おまえ)(?:の|は|って)/u,
};
const QUESTION: Patterns = {
  zh: /[?？吗呢]|什么|啥|谁|哪|几|多少|怎么|多大|来着|吧$/u,
  en: /\?|\b(?:what|which|who|when|where|how|name|is|was|did)\b/iu,
  ja: /[?？]|何|なに|なんだ|だれ|誰|いつ|どこ|どれ|どの|どっち|いくつ|っけ|でしょう|覚えてる/u,
};

interface Kind {
  asks: Patterns;
  tells: Patterns;
}

/** What the question asks for, and how a line tells it. */
const KINDS: Kind[] = [
  {
    asks: {
      zh: /哪天|哪一天|几号|什么时候|啥时候|(?:周|星期|礼拜)几|几点|几月|何时/u,
      en: /\b(?:when|(?:which|what) (?:day|date|time|month|weekday))\b/iu,
      ja: /いつ|何曜|何日|何月|何時|どの日/u,
    },
    tells: {
      zh: /(?:周|星期|礼拜)[一二三四五六日天末]|[\d一二三四五六七八九十]+(?:月|号|日|点)|明天|后天|今晚|下(?:个?月|周)|月底|明年/u,
      en: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2}(?:st|nd|rd|th|:\d\d| ?[ap]m)|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|tonight|next (?:week|month|year)|weekend|noon)\b/iu,
      ja: /[月火水木金土日]曜|[\d一二三四五六七八九十]+(?:月|日|時)|明日|明後日|あさって|今夜|来週|来月|週末|月末|来年/u,
    },
  },
  {
    asks: {
      zh: /叫(?:什么|啥)|名字|啥名/u,
      en: /\b(?:called|names?|named|naming)\b/iu,
      ja: /名前|(?:なん|何)(?:て|と)(?:いう|いい|言|呼)/u,
    },
    tells: {
      zh: /叫|名字/u,
      en: /\b(?:called|names?|named|call (?:him|her|it|them)|answers to|goes by)\b/iu,
      ja: /名前|って(?:いう|いい|言|名)|と(?:いう|いい|名)/u,
    },
  },
  {
    asks: {
      zh: /哪(?:个|座)?(?:城|地方|里|儿)|什么地方/u,
      en: /\b(?:where|(?:which|what) (?:city|town|place|country))\b/iu,
      ja: /どこ|どの(?:街|町|市|辺)/u,
    },
    tells: {
      zh: /在|住|来自|搬|老家/u,
      en: /\b(?:live|living|from|moved|based|in|at|to)\b/iu,
      ja: /住|から来|引っ越|出身|で(?:働|暮)/u,
    },
  },
  {
    asks: { zh: /多大|几岁/u, en: /\bhow old\b/iu, ja: /いくつ|何歳/u },
    tells: {
      zh: /岁|个月/u,
      en: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu,
      ja: /歳|才/u,
    },
  },
  {
    asks: {
      zh: /讨厌|不喜欢|受不了|怕|碰不得/u,
      en: /\b(?:hate|dislike|can't (?:stand|bear|do)|don't like|scare[sd]?|afraid|fear|loathe)\b/iu,
      ja: /嫌い|きらい|苦手|ダメ|だめ|無理|怖|こわ/u,
    },
    tells: {
      zh: /讨厌|不喜欢|受不了|怕|不行/u,
      en: /\b(?:hate|dislike|can't (?:stand|bear|do)|don't like|scare[sd]?|afraid|terrified|loathe)\b/iu,
      ja: /嫌い|きらい|苦手|ダメ|だめ|無理|怖|こわ|勘弁/u,
    },
  },
  {
    asks: {
      zh: /喝(?:的|什么|啥)|饮料|吃(?:的|什么|啥)|食物/u,
      en: /\b(?:drinks?|beverage|eat|food|dish)\b/iu,
      ja: /飲み物|飲んじゃ|食べ物|食べちゃ/u,
    },
    tells: {
      zh: /喝|吃|茶|咖啡|酒|奶/u,
      en: /\b(?:drinks?|eat|tea|coffee|milk|juice|food|allergic)\b/iu,
      ja: /飲|食|コーヒー|茶|酒|ミルク/u,
    },
  },
];

/** Keyboards of phones write ’. */
const plain = (text: string): string => text.replace(/[’‘]/gu, "'");

/** An earlier question tells nothing. */
const IS_QUESTION =
  /[?？]|来着|去着|考考|抢答|^(?:(?:so|and|ok|hey|pop quiz)[,:!]? )*(?:what|which|who|when|where|how|do|did|can|could|is|was|remind)\b|っけ|クイズ|でしょう?か?$/iu;

/** Whether a question asks the visitor's own words back. */
const asksBack = ({ text, language }: RecallQuestion): boolean =>
  ASKS_BACK[language].test(text) &&
  OF_VISITOR[language].test(text) &&
  QUESTION[language].test(text) &&
  !OF_PARTNER[language].test(text);

/**
 * The line of the visitor that answers a question for their own words: most shared words, then the last. A word that only
 * the visitor used, such as the name of a pet, asks for them without saying so. `recalls`: the whole message shows that it
 * asks for them.
 */
export function findSaid(
  lines: string[],
  question: RecallQuestion,
  isKnown: (word: string) => boolean,
  recalls = false,
): string | undefined {
  const { language, terms } = question;
  const text = plain(question.text);
  const kind = KINDS.find(({ asks }) => asks[language].test(text));
  const isShared = (line: string, { text: one, synonyms }: RecallQuestion['terms'][number]) =>
    [one, ...synonyms].some((word) => foldText(line, language).includes(word));
  const stated = lines.map(plain).filter((line) => !IS_QUESTION.test(line));
  const own = terms.filter(
    (term) =>
      term.text.trim().length > 1 &&
      !isKnown(term.text.trim()) &&
      stated.some((line) => isShared(line, term)),
  );
  const namesOwn =
    own.length > 0 && QUESTION[language].test(text) && !OF_PARTNER[language].test(text);
  const asks = recalls || asksBack({ ...question, text });
  // “When's the wedding?” and “what's the hound called?” ask back what only the visitor can know.
  const [time, name] = KINDS;
  const asksName = kind === name && !OF_PARTNER[language].test(text);
  if (!asks && !asksName && kind !== time && !namesOwn) return undefined;
  // The only line with a name is the one meant; a day needs no common word at all.
  const isOnly = stated.filter((line) => kind?.tells[language].test(line)).length === 1;
  const scored = stated
    .map((line, at) => {
      const shared = terms
        .filter((term) => isShared(line, term))
        .reduce((sum, term) => sum + (term.text.trim().length > 1 ? 1 : 0.7), 0);
      const tells = kind?.tells[language].test(line) ?? false;
      const beings = sharedBeings(line, text);
      return { line, at, tells, shared, beings, score: shared + beings + (tells ? 1 : 0) };
    })
    .filter(({ score, shared, beings, tells }) =>
      asks
        ? score > (tells && !isOnly && kind !== time ? 1 : 0)
        : tells && (asksName ? beings : shared) > 0,
    )
    .sort((a, b) => b.score - a.score || b.at - a.at);
  return scored[0]?.line;
}
