import { createTermPlaces, oncePerText } from './term-places';
import type { Sentence } from './sentences';
import { weighTerm, worthIn } from './term-match';

const sentence = (folded: string, document: string): Sentence => ({
  ...{ text: folded, quote: folded, texts: [folded], index: 0, isSummary: false },
  ...{ subject: undefined, folded, heading: '', neighbours: '', document },
});
const ALL = [
  sentence('暖气偏向睡房', '暖气偏向睡房|钟楼上有暖气'),
  sentence('钟楼上有暖气', '暖气偏向睡房|钟楼上有暖气'),
  sentence('番茄种在水管旁', '番茄种在水管旁'),
];

describe('the places of terms', () => {
  const places = createTermPlaces(ALL);

  it('count the sentences with a text', () => {
    expect(places.frequencyOf('暖气')).toBe(2);
    expect(places.frequencyOf('雨')).toBe(0);
  });

  it.each([
    ['a word', '暖气', []],
    ['a word of which only parts occur', '暖气钟楼', []],
    ['a word of which a character occurs', '番薯', []],
    ['a synonym', '西红柿', ['番茄']],
    ['nothing', '雨', ['雪']],
  ])('give a term the worth that it has in each sentence and document: %s', (_, text, synonyms) => {
    const frequencies = { of: places.frequencyOf, total: ALL.length };
    const term = weighTerm({ text, synonyms, weight: 1 }, frequencies, false);
    expect([...places.worths(term)]).toEqual(ALL.map(({ folded }) => worthIn(term, folded)));
    for (const { document } of ALL)
      expect(places.inDocument(term, document)).toBe(worthIn(term, document));
  });
});

it.each(['a', 'aa', 'ab', 'b', 'aba', 'bb', 'c', ' a', ' '])(
  'finds the sentences that include %s',
  (text) => {
    const all = ['aba', 'b', '', 'aab', 'a', 'bab\naa', 'aa', 'b ab', ' b a'].map((folded) =>
      sentence(folded, ''),
    );
    const { worths } = createTermPlaces(all);
    const term = { text, worth: 1, isUnknown: false, synonyms: [], parts: [], mostOfParts: 0 };
    const expected = all.map(({ folded }) => Number(folded.includes(text)));
    expect([...worths(term)]).toEqual(expected);
  },
);

it('a text is read once', () => {
  const read = jest.fn((text: string) => [text.length]);
  const worths = oncePerText(read);
  expect([worths('钟楼'), worths('钟楼'), worths('雨')]).toEqual([[2], [2], [1]]);
  expect(read).toHaveBeenCalledTimes(2);
});
