import type { Choice } from './collect-choices';
import { trainChoice } from './train-choice';

const candidate = (isRight: boolean, trait: string, ...message: string[]) => ({
  isRight,
  features: { traits: [trait], message: message.map((name) => [name, 1] as const), own: [] },
});

/** Help is right for questions, and listening for news. */
const CHOICES: Choice[] = Array.from({ length: 6 }, (_, at) => {
  const message = at % 2 === 0 ? 'question' : 'news';
  return [
    candidate(message === 'question', 'help', message, ...(at === 0 ? ['rare'] : [])),
    candidate(message === 'news', 'listening', message),
  ];
});

describe('learnt weights', () => {
  const weights = trainChoice(CHOICES);

  it('tell the right candidate by the message', () => {
    expect(weights.help?.question).toBeGreaterThan(weights.help?.news ?? 0);
    expect(weights.listening?.news).toBeGreaterThan(weights.listening?.question ?? 0);
  });

  it('have no value that few candidates have', () => {
    expect(Object.keys(weights.help ?? {})).not.toContain('rare');
  });

  it('are the same for the same choices', () => {
    expect(trainChoice(CHOICES)).toEqual(weights);
  });

  it('learn nothing from choices that are all right or all wrong', () => {
    const equal = [true, false].flatMap((isRight) =>
      Array.from({ length: 4 }, () => [
        candidate(isRight, 'help'),
        candidate(isRight, 'listening'),
      ]),
    );
    expect(trainChoice(equal)).toEqual({});
  });
});
