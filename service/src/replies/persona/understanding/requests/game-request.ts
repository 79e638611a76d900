import type { Language } from '@huoban/contracts';
import type { Turn } from '../../../reply-provider';
import {
  countConstraints,
  isConstrained,
  mergeConstraints,
  readConstraints,
  type ConstraintOptions,
  type Constraints,
} from './constraints';
import { readDiscourse } from '../message/discourse';
import { readFeeling } from '../message/feeling';
import { statesPlan } from '../message/plan';
import { detectIntents } from '../intents/intent';
import { detectPlatforms } from '../intents/platform';
import { isQuestion } from '../question';
import { detectLanguage, toSimplified } from '../normalize-text';

/** What a visitor asks for when looking for a game. */
export interface GameRequest {
  /** Requirements over the last consecutive requests. */
  constraints: Constraints;
  /** The last message itself states requirements. */
  isStated: boolean;
  /** The last message narrows down the request before it. */
  isContinued: boolean;
  /** Requirements of the last message alone. */
  own?: Constraints;
}

const GAME =
  /游戏|款|玩|\b(?:games?|play|something|anything|hit me with|give me|show me|name one)\b|ゲーム|遊|作品|やつ/iu;
/** “What came out this year?” */
const ASKS_YEAR =
  /\b(?:what|anything|something|stuff|things?|list|which|got)\b.*\b(?:from|out|released|this year|last year)\b/iu;
/** “one that …”, “but not …”: adds to a request instead of asking about the last game. */
const NARROWS: Record<Language, RegExp> = {
  zh: /的(?:吗|呢|吧|有吗|有没有)?[?？。！~]*$|有没有|要|想|换|别|不|最好|那种|还有|有吗|有啥|有什么/u,
  en: /\b(?:one|ones|something|anything|but|rather|prefer|no|not|without|any|also|and|for|another|else)\b/iu,
  ja: /のは|やつ|もの|のが|のにして|がいい|くない|以外|なし|ほか|他|別|もっと|じゃな/u,
};
const AGAIN: Record<Language, RegExp> = {
  zh: /换(?:一|个|款)|还有(?:吗|别的|其他|没有)|别的|再来|再(?:说|推荐|给|介绍|挑)(?:我)?(?:一|个|款|点)|^(?:这|那)(?:个|款)我?(?:早就|已经|都)?(?:玩过|不行|不要|不想玩)/u,
  en: /\b(?:another|something else|different|any(?:thing)? (?:more|other|else)|any others|one more|got more|next|not (?:that|this) one|(?:already|i've) played (?:it|that|this))\b/iu,
  ja: /別の|ほかに|他に|(?:それ|これ|その(?:ゲーム|やつ))以外|(?:ほか|他)(?:は|も|の)|もう(?:一つ|ひとつ|一本|一個)|次/u,
};

/** “The oldest of that sort” keeps the requirements of the last request. */
export const OF_SORT =
  /[这那](?:一)?[类种]|同类|这里面|那里面|这些(?:里|当中)|\b(?:of|in|like) (?:that|this|those|these|the same) (?:sort|kind|type|lot|bunch|genre|category)\b|(?:その|この|そういう|こういう)(?:手の|系統|種類|類|たぐい|系|中で|ジャンル)|そういうの|同じ系統/iu;

/** Where the visitor is, not what the game is like: “it is so quiet at home by myself”. */
const AT_HOME: Record<Language, RegExp> = {
  zh: /在家|家里|屋里|宿舍|公司/u,
  en: /\bat (?:home|work|school|the office)\b|\bin my room\b/iu,
  ja: /家(?:に|で|の)|部屋|会社/u,
};

/** Another case of the last request: “for four of us then”, “三个人呢”. */
const VARIES: Record<Language, RegExp> = {
  zh: /呢[?？。~]*$|如果|要是|的话|[换改变]成/u,
  en: /\b(?:what if|what about|how about|make (?:it|that)|instead|then)\b/iu,
  ja: /(?:だったら|なら|だと|の場合は?|は)[?？。]*$|にな(?:った|る)|増え/u,
};

/** Gives up the requirements. */
const ANY: Record<Language, RegExp> = {
  zh: /随便|都行|都可以|任意|什么都/u,
  en: /\b(?:any(?:thing)?|whatever|surprise|random)\b/iu,
  ja: /何でも|なんでも|適当|てきとう/u,
};

/** Most messages after a request before which it still counts. */
const MAX_BETWEEN = 4;

interface ReadMessage {
  own: Constraints;
  isRequest: boolean;
  narrows: boolean;
  /** “What do you recommend?” without requirements. */
  isBare: boolean;
  asksAgain: boolean;
}

function readMessage(written: string, page: Language, options: ConstraintOptions): ReadMessage {
  const language = detectLanguage(written, page);
  const { text } = readDiscourse(language === 'zh' ? toSimplified(written) : written, language);
  const own = readConstraints(text, language, options);
  // Who else plays and on what is usually stated; bad news is no requirement.
  const isInquiry = isQuestion({ text });
  const isStatement = !isInquiry && readFeeling(text, language) === undefined;
  const isAboutSelf = isStatement && AT_HOME[language].test(text) && own.platforms.length === 0;
  const asks = detectIntents(text, language).some(({ intent }) => intent === 'recommend');
  const isPlan = isStatement && statesPlan(text, language);
  const asksAgain = AGAIN[language].test(text) || OF_SORT.test(text);
  return {
    own,
    asksAgain,
    isRequest:
      !isPlan &&
      (asks ||
        (isConstrained(own) && GAME.test(text)) ||
        ((own.year ?? own.years) !== undefined && ASKS_YEAR.test(text)) ||
        (countConstraints(own) >= 2 && !isAboutSelf)),
    narrows:
      (!isPlan &&
        isConstrained(own) &&
        (NARROWS[language].test(text) ||
          VARIES[language].test(text) ||
          isStatement ||
          (own.excludes === true && !isInquiry))) ||
      asksAgain,
    isBare: asks && !isConstrained(own) && !ANY[language].test(text),
  };
}

/** The device on which the visitor says they play. */
const OWN_PLATFORM =
  /我.{0,8}(?:用|在|只有|玩的是).{0,14}|\bi (?:mostly |usually |only |mainly )?(?:play|game|own|have)\b.{0,30}|\bmy (?:switch|pc|phone|xbox|ps5|console)\b|.{0,14}で遊んで|.{0,14}しか(?:持って)?な|.{0,14}を持って|[^、。]{0,14}だけ(?:あ[るり]|持って)/iu;

function ownPlatforms(messages: string[]): string[] {
  const stated = messages.flatMap((text) => OWN_PLATFORM.exec(text)?.[0] ?? []);
  return detectPlatforms(stated.at(-1) ?? '');
}

/** Reads the request for a game from the messages of the visitor. */
export function readGameRequest(
  turns: Turn[],
  page: Language,
  options: ConstraintOptions,
): GameRequest {
  const messages = turns
    .filter(({ sender }) => sender === 'user')
    .map(({ text }) => readMessage(text, page, options));
  let request: Constraints | undefined;
  let isContinued = false;
  let latest: { constraints: Constraints; at: number } | undefined;
  for (const [at, { own, isRequest, narrows, isBare, asksAgain }] of messages.entries()) {
    // Questions about the games that were offered may stand between a request and “something else?”.
    // “On Switch?” asks about the game that was offered.
    const returns = asksAgain || own.platforms.length === 0;
    const isRecent = returns && latest !== undefined && at - latest.at <= MAX_BETWEEN;
    const base = request ?? (isRecent ? latest?.constraints : undefined);
    isContinued = base !== undefined && (narrows || (isBare && request !== undefined));
    if (isContinued && base !== undefined) request = mergeConstraints(base, own);
    else request = isRequest ? own : undefined;
    if (request !== undefined) latest = { constraints: request, at };
  }
  const last = messages.at(-1)?.own;
  const constraints = request ?? last ?? { platforms: [], genres: [], unwanted: [] };
  const owned = ownPlatforms(
    turns.slice(0, -1).flatMap(({ sender, text }) => (sender === 'user' ? [text] : [])),
  );
  return {
    constraints:
      constraints.platforms.length === 0 ? { ...constraints, platforms: owned } : constraints,
    isStated: last !== undefined && isConstrained(last),
    isContinued,
    ...(last !== undefined && { own: last }),
  };
}
