import type { Language } from '@huoban/contracts';
import { toSimplified, normalizeCharacters } from '../normalize-text';
import { CHINESE_CRISIS } from './chinese';
import { ENGLISH_CRISIS } from './english';
import { JAPANESE_CRISIS } from './japanese';
import type { CrisisKind, CrisisPatterns, CrisisRule } from './crisis-patterns';

const PATTERNS: Record<Language, CrisisPatterns> = {
  zh: CHINESE_CRISIS,
  en: ENGLISH_CRISIS,
  ja: JAPANESE_CRISIS,
};

function fold(message: string, language: Language): string {
  const text = normalizeCharacters(message).toLowerCase();
  return language === 'zh' ? toSimplified(text) : text;
}

/** Whether a message speaks of playing, so that dying or fighting may be part of a game. */
export const isAboutPlaying = (message: string, language: Language): boolean =>
  PATTERNS[language].play.test(fold(message, language));

/** Whether a message has a figure of speech with words of danger: “freezing to death”. */
export const isFigurative = (message: string, language: Language): boolean =>
  fold(message, language).search(PATTERNS[language].idioms) >= 0;

/** Says that what sounded like a danger was about a game, or a passing thought. */
const MISREAD: Record<Language, RegExp> = {
  zh: /(?:我)?(?:说|指)的?(?:就|只)?是(?:游戏|天气|这[关局把]|比赛|剧情|题)|(?:只|就)是(?:随便|突然|单纯|有点)?(?:问问|想想|感慨|好奇|闲)|(?:游戏|关卡|剧情)(?:里)?的?(?:事|啦)|夸张(?:的|一下|说法)/u,
  en: /\b(?:i mean(?:t)?|it's|that's|was|talking|just)\b.{0,12}\b(?:about )?(?:the|a|this|my) (?:game|match|level|boss|weather|homework|story|show)\b|\bjust (?:wondering|curious|thinking out loud|an expression|a figure of speech|philosophical)\b|\bfigure of speech\b/u,
  ja: /ゲームの(?:話|こと)|天気の話|たとえ(?:話|だよ|です)|大げさに言っ|(?:ひま|暇)だ(?:から|った)|(?:考え|思っ|聞い|言っ)(?:て(?:い)?)?[ただ]だけ|深い意味は?(?:な|あり)/u,
};

/** Whether a message says that the one before told of no danger. */
export const saysMisread = (message: string, language: Language): boolean =>
  MISREAD[language].test(fold(message, language));

/** Worth of signs from which they count as a danger. */
const MIN_WORTH = 3;
const MAX_OF_ONE_SIGN = 2;

/** Whether a message has several signs of danger to oneself, in whatever words. */
function hasSigns(message: string, { signs, others, things }: CrisisPatterns): boolean {
  if (others.test(message)) return false;
  const text = message.replace(things, ' ');
  const worth = signs.reduce((sum, sign) => {
    const found = new Set(text.match(sign.pattern));
    return sum + sign.worth * Math.min(MAX_OF_ONE_SIGN, found.size);
  }, 0);
  return worth >= MIN_WORTH;
}

/**
 * The danger that a message tells of; undefined when it tells of none. What a message that names a game says of dying or
 * fighting is part of that game, unless it cannot be. In a talk about playing, “I can’t take it any more” is about that.
 */
export function readCrisis(
  message: string,
  language: Language,
  { namesGame = false, isPlayTalk = false } = {},
): CrisisKind | undefined {
  const { idioms, play, contest, rules } = PATTERNS[language];
  const text = fold(message, language).replace(idioms, ' ');
  const isAmbiguous = {
    play: namesGame || play.test(text),
    contest: namesGame || contest.test(text),
    playTalk: isPlayTalk || namesGame || play.test(text),
  };
  const applies = ({ pattern, unless }: CrisisRule, part: string): boolean =>
    pattern.test(part) && (unless === undefined || !isAmbiguous[unless]);
  const rule = rules.find((one) => applies(one, text));
  if (rule === undefined)
    return !isAmbiguous.play && hasSigns(text, PATTERNS[language]) ? 'self' : undefined;
  if (rule.kind !== 'friend') return rule.kind;
  // Who speaks of a friend may be at risk as well.
  const rest = text.replace(rule.pattern, ' ');
  return rules.find((one) => one.kind === 'self' && applies(one, rest))?.kind ?? 'friend';
}
