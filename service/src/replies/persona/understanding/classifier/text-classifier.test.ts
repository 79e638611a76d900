import type { Language } from '@huoban/contracts';
import { shippedLibrary } from '../../testing/create-test-persona';
import { lifeClassOf } from './life-class';
import {
  BAD_NEWS_CLASSES,
  GOOD_NEWS_CLASSES,
  IDENTITY_CLASSES,
  OUTSIDE_CLASSES,
  type MessageClass,
} from './message-classes';
import { createTitleMask } from './title-mask';

async function shippedClassifiers(language: Language) {
  const { understanding, load } = await shippedLibrary().knowledge();
  await load(language);
  return understanding.classifiers;
}

it('hides which game is named', () => {
  const mask = createTitleMask(['The Star Lamp', 'Star']);
  expect(mask('can i play the star lamp alone')).toBe('can i play  gamename  alone');
  expect(createTitleMask([])('as it was')).toBe('as it was');
});

const GROUPS = [BAD_NEWS_CLASSES, GOOD_NEWS_CLASSES, IDENTITY_CLASSES, OUTSIDE_CLASSES];

describe('a message', () => {
  it.each<[Language, string, readonly MessageClass[]]>([
    ['zh', '昨天骑车摔了，膝盖肿得跟馒头一样', BAD_NEWS_CLASSES],
    ['zh', '终于把驾照考下来了！', GOOD_NEWS_CLASSES],
    ['zh', '你是真人还是机器人在回我', IDENTITY_CLASSES],
    ['zh', '明天广州到深圳的高铁最早几点', OUTSIDE_CLASSES],
    ['en', 'the dog ate my passport, flight is tomorrow', BAD_NEWS_CLASSES],
    ['en', 'we won the final and i even scored', GOOD_NEWS_CLASSES],
    ['en', 'be honest, is there a human typing this', IDENTITY_CLASSES],
    ['en', 'who won the election in france', OUTSIDE_CLASSES],
    ['ja', '階段で転んで足首がはれてる', BAD_NEWS_CLASSES],
    ['ja', 'やっと内定もらえた！', GOOD_NEWS_CLASSES],
    ['ja', 'ぶっちゃけ中の人いるんでしょ', IDENTITY_CLASSES],
    ['ja', '昨日の巨人戦どっちが勝った？', OUTSIDE_CLASSES],
  ])('belongs to a group of classes (%s: %s)', async (language, text, group) => {
    const { messages } = await shippedClassifiers(language);
    const shareOf = (of: readonly MessageClass[]) => messages(text, language)?.shareOf(of) ?? 0;
    for (const other of GROUPS.filter((one) => one !== group))
      expect(shareOf(group)).toBeGreaterThan(shareOf(other));
  });
});

describe('a question about a game', () => {
  it.each([
    ['zh', '我家只有switch，能玩到吗', 'platform'],
    ['zh', '我们一家四口能一块儿上吗', 'players'],
    ['en', 'any chance it runs on my old laptop', 'platform'],
    ['en', 'who do i thank for this one', 'developer'],
    ['ja', 'これ何年前のやつ？', 'released'],
    ['ja', 'うちのスイッチで動く？', 'platform'],
  ] as const)('asks for a field (%s: %s)', async (language, text, field) => {
    const { games } = await shippedClassifiers(language);
    expect(games(text, language)?.best).toBe(field);
  });
});

describe('news', () => {
  const sharing = (shares: Partial<Record<MessageClass, number>>) => ({
    best: 'joy' as const,
    shareOf: (classes: readonly MessageClass[]) =>
      classes.reduce((sum, one) => sum + (shares[one] ?? 0), 0),
  });

  const NO_SIGNS = { isAfterBadNews: false, words: undefined };

  it('is what the most likely group says', () => {
    expect(lifeClassOf(sharing({ joy: 0.4, mishap: 0.2, sad: 0.15 }), NO_SIGNS)).toBe('joy');
    expect(lifeClassOf(undefined, NO_SIGNS)).toBe('telling');
  });

  it.each([
    ['after bad news', { isAfterBadNews: true, words: undefined }, 'mishap'],
    ['with words of bad news', { isAfterBadNews: false, words: 'sad' as const }, 'mishap'],
    ['with words of good news after bad', { isAfterBadNews: true, words: 'happy' as const }, 'joy'],
  ])('is rather good or bad %s', (_, signs, news) => {
    expect(lifeClassOf(sharing({ joy: 0.4, mishap: 0.2, sad: 0.15 }), signs)).toBe(news);
  });
});
