import { findClosest, similarity } from './similarity';

const STAIRS = ['走石阶，慢慢看', 'Take the stairs and read', '石段をゆっくり読みながら上る'];
const HOIST = ['坐吊篮，赶时间', "Take the hoist, we're in a hurry", '籠で急ぐ'];
const findChoice = (typed: string) => findClosest(typed, [STAIRS, HOIST], (texts) => texts);

describe('similarity', () => {
  it('is 1 for the same words in another width or case', () => {
    expect(similarity('ＴＡＫＥ the Stairs', 'take the stairs')).toBe(1);
  });

  it('does not find a short word inside a longer one', () => {
    expect(similarity('no', 'Knock for him')).toBeLessThan(0.2);
  });

  it('is 0 for texts without letters', () => {
    expect(similarity('？！…', '走石阶')).toBe(0);
  });
});

describe('findClosest', () => {
  it.each([
    ['我们走石阶慢慢看吧', STAIRS],
    ['吊篮', HOIST],
    ['the stairs, please', STAIRS],
    ['hoist', HOIST],
    ['are we in a hurry? take the hoist!', HOIST],
    ['石段をゆっくり上ろう', STAIRS],
  ])('finds the choice for: %s', (typed, choice) => {
    expect(findChoice(typed)).toBe(choice);
  });

  it.each(['今天天气怎么样', 'what is the weather like?', 'お腹すいた', 'take the', '好', 'no'])(
    'fits no choice: %s',
    (typed) => {
      expect(findChoice(typed)).toBeUndefined();
    },
  );
});
