import {
  BAD_NEWS_CLASSES,
  GOOD_NEWS_CLASSES,
  isOneOf,
  LIFE_CLASSES,
  type MessageClass,
} from './message-classes';
import { highest } from './highest';
import type { Classification } from './text-classifier';

export type LifeClass = (typeof LIFE_CLASSES)[number];

/** Good news is more likely good than bad, whichever of its classes it is. */
const GROUPS: readonly (readonly LifeClass[])[] = [
  BAD_NEWS_CLASSES,
  GOOD_NEWS_CLASSES,
  ...LIFE_CLASSES.slice(BAD_NEWS_CLASSES.length + GOOD_NEWS_CLASSES.length).map(
    (one) => [one] as const,
  ),
];

/** Worth of bad news before: it is more often followed by bad news. */
const AFTER_BAD_NEWS = 0.3;
/** Worth of words of good or bad news. */
const WORDS = 0.3;

/** What else shows which news a message brings. */
export interface NewsSigns {
  isAfterBadNews: boolean;
  words: 'happy' | 'sad' | undefined;
}

function worthOf(group: readonly LifeClass[], { isAfterBadNews, words }: NewsSigns): number {
  if (group === GOOD_NEWS_CLASSES) return words === 'happy' ? WORDS : 0;
  if (group !== BAD_NEWS_CLASSES) return 0;
  return (words === 'sad' ? WORDS : 0) + (isAfterBadNews ? AFTER_BAD_NEWS : 0);
}

/** What a message tells of the visitor's life: the most likely class of the most likely group. */
export function lifeClassOf(
  classes: Classification<MessageClass> | undefined,
  signs: NewsSigns,
): LifeClass {
  if (classes === undefined) return 'telling';
  const group = highest(GROUPS, (of) => classes.shareOf(of) + worthOf(of, signs)) ?? [];
  return highest(group, (one) => classes.shareOf([one])) ?? 'telling';
}

/** Share of a class that is no bad news, from which it follows bad news. */
const SURELY_OTHER = 0.5;

/** Whether a message after bad news may be of a class with this share. */
export const canFollowBadNews = (lifeClass: LifeClass, share: number): boolean =>
  isOneOf(BAD_NEWS_CLASSES, lifeClass) || share >= SURELY_OTHER;

/** Share of a kind of news among all that a message may be. */
const SURE_FEELING = 0.5;

/** Whether a message brings bad or good news. */
export function feelingOf(
  classes: Classification<MessageClass> | undefined,
): 'happy' | 'sad' | undefined {
  const shareOf = (of: readonly MessageClass[]) => classes?.shareOf(of) ?? 0;
  if (shareOf(BAD_NEWS_CLASSES) >= SURE_FEELING) return 'sad';
  return shareOf(GOOD_NEWS_CLASSES) >= SURE_FEELING ? 'happy' : undefined;
}
