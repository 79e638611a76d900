import { trainChoice, type WeightedChoice } from './train-choice';

const candidate = (isRight: boolean, ...features: string[]) => ({
  isRight,
  features: new Map(features.map((feature) => [feature, 1])),
});

/** Help is right for questions, and listening for news. */
const CHOICES: WeightedChoice[] = Array.from({ length: 6 }, (_, at) => {
  const message = at % 2 === 0 ? 'question' : 'news';
  return {
    weight: 1,
    candidates: [
      candidate(message === 'question', 'help', `help × ${message}`, ...(at === 0 ? ['rare'] : [])),
      candidate(message === 'news', 'listening', `listening × ${message}`),
    ],
  };
});

describe('learnt weights', () => {
  const weights = trainChoice(CHOICES);

  it('tell the right candidate by the message', () => {
    expect(weights['help × question']).toBeGreaterThan(weights['help × news'] ?? 0);
    expect(weights['listening × news']).toBeGreaterThan(weights['listening × question'] ?? 0);
  });

  it('have no feature that few candidates have', () => {
    expect(Object.keys(weights)).not.toContain('rare');
  });

  it('are the same for the same choices', () => {
    expect(trainChoice(CHOICES)).toEqual(weights);
  });

  it('learn nothing from choices that are all right or all wrong', () => {
    const equal = [true, false].flatMap((isRight) =>
      Array.from({ length: 4 }, () => ({
        weight: 1,
        candidates: [candidate(isRight, 'help'), candidate(isRight, 'listening')],
      })),
    );
    expect(trainChoice(equal)).toEqual({});
  });

  it('follow choices that count more', () => {
    const opposite = CHOICES.map(({ candidates }) => ({
      weight: 0.1,
      candidates: candidates.map((one) => ({ ...one, isRight: !one.isRight })),
    }));
    const both = trainChoice([...CHOICES, ...opposite]);
    expect(both['help × question']).toBeGreaterThan(both['help × news'] ?? 0);
  });
});
