import type { Language } from '@huoban/contracts';
import { toSimplified } from '../normalize-text';
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
  const text = message.normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase();
  return language === 'zh' ? toSimplified(text) : text;
}

/** Whether a message speaks of playing, so that dying or fighting may be part of a game. */
export const isAboutPlaying = (message: string, language: Language): boolean =>
  PATTERNS[language].play.test(fold(message, language));

/** Worth of signs from which they count as a danger. */
const MIN_WORTH = 3;
const MAX_OF_ONE_SIGN = 2;

/** Whether a message has several signs of danger to oneself, in whatever words. */
function hasSigns(text: string, { signs, others }: CrisisPatterns): boolean {
  if (others.test(text)) return false;
  const worth = signs.reduce((sum, sign) => {
    const found = new Set(text.match(sign.pattern));
    return sum + sign.worth * Math.min(MAX_OF_ONE_SIGN, found.size);
  }, 0);
  return worth >= MIN_WORTH;
}

/**
 * The danger that a message tells of; undefined when it tells of none. What a message that names a game says of dying or
 * fighting is part of that game, unless it cannot be.
 */
export function readCrisis(
  message: string,
  language: Language,
  { namesGame = false } = {},
): CrisisKind | undefined {
  const { idioms, play, contest, rules } = PATTERNS[language];
  const text = fold(message, language).replace(idioms, ' ');
  const isAmbiguous = {
    play: namesGame || play.test(text),
    contest: namesGame || contest.test(text),
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
