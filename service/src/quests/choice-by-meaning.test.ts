import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { askBack, advanceStory } from './advance-story';
import { choicesByMeaning } from './choice-by-meaning';
import type { StoryScene } from './story-file';

const localized = (zh: string, en: string, ja: string) => ({ zh, en, ja });
const HALF = {
  id: 'half',
  text: localized('谢谢，一人一半', 'Thanks, half each', 'ありがとう、半分こ'),
  to: 'shared',
};
const LEAVE = {
  id: 'leave',
  text: localized('我自己下楼', 'I go downstairs alone', 'ひとりで階段を下りる'),
  to: 'stairs',
};
const WAIT = {
  id: 'wait',
  text: localized('在楼上等', 'Wait upstairs', '二階で待つ'),
  to: 'upstairs',
};
const CHOICES = [HALF, LEAVE, WAIT];

describe('choicesByMeaning', () => {
  it.each([
    ['我把牛奶分他一半', [HALF]],
    ['I give him half of my milk', [HALF]],
    ['牛乳を半分あげる', [HALF]],
    ['我要下楼去看看', [LEAVE]],
    ['今天吃什么', []],
  ])('finds the choice that is meant: %s', (typed, expected) => {
    expect(choicesByMeaning(typed, CHOICES)).toEqual(expected);
  });
});

describe('a free answer in a story', () => {
  const scene = { choices: CHOICES } as unknown as StoryScene;

  it('goes to the choice that it means', () => {
    expect(advanceStory(scene, { text: '我把牛奶分他一半' })).toMatchObject({ to: 'shared' });
  });

  it.each([
    ['zh', '“我自己下楼”，还是“在楼上等”'],
    ['en', '“I go downstairs alone” or “Wait upstairs”'],
    ['ja', '「ひとりで階段を下りる」、それとも「二階で待つ」'],
  ] as const)('is asked back when two choices are alike (%s)', (language, expected) => {
    expect(askBack([LEAVE, WAIT], language)).toContain(expected);
    expect(askBack([LEAVE], language)).toBeUndefined();
  });

  it('names the choices between which it is unclear', () => {
    const alike = { choices: [LEAVE, { ...WAIT, text: localized('下楼等', 'b', 'c') }] };
    expect(advanceStory(alike as unknown as StoryScene, { text: '那就下楼好了' })).toMatchObject({
      kind: 'aside',
      between: [{ id: 'leave' }, { id: 'wait' }],
    });
  });
});

/** Answers in words of their own, each with the choice that is meant; null when none is. */
const FREE_ANSWERS = z
  .array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string().nullable()]))
  .parse(JSON.parse(readFileSync('service/src/quests/testing/free-answers.json', 'utf8')));

describe('free answers to the stories of the site', () => {
  const steps = FREE_ANSWERS.map(([slug, id, , text, meant]) => {
    const story = JSON.parse(readFileSync(`service/content/stories/${slug}.json`, 'utf8')) as {
      scenes: Record<string, StoryScene>;
    };
    const scene = story.scenes[id];
    if (scene === undefined) throw new Error(`${slug} has no scene ${id}`);
    const step = advanceStory(scene, { text });
    return { text, meant, reached: step.kind === 'moved' ? step.choice?.id : undefined };
  });

  it('never go to a choice that is not meant', () => {
    expect(
      steps.filter(({ meant, reached }) => reached !== undefined && reached !== meant),
    ).toEqual([]);
  });

  it('reach the choice that is meant in nine of ten', () => {
    const meant = steps.filter((step) => step.meant !== null);
    const reached = meant.filter((step) => step.reached === step.meant);
    expect(reached.length / meant.length).toBeGreaterThan(0.9);
  });
});
