import { createLikeness } from './likeness';

const texts: string[][] = [
  ['Press B in the air to glide.', 'how do i stay up longer', 'do i just drop like a stone'],
  ['Saving works at every bench.', 'where can i save', 'will my progress be lost', 'save points?'],
  ['The bench in the tower is broken.', 'why can i not sit down in the tower'],
];
const read: string[] = [];
function textsAt(place: number): string[] {
  read.push(String(place));
  return texts[place] ?? [];
}
const placesOf = new Map([
  ['game one', [0, 1, 2]],
  ['game two', [3]],
]);
const likeness = createLikeness(placesOf, textsAt, 'en');
function likest(message: string): number {
  const all = texts.map((_, place) => likeness(place, message));
  return all.indexOf(Math.max(...all));
}

describe('the likeness of a message to what is asked about sentences', () => {
  it.each([
    ['can i lose progress if i do not save', 1],
    ['i drop so fast, how to glide', 0],
    ['nobody can sit in the tower', 2],
  ])('counts all questions of a sentence: %s', (message, place) => {
    expect(likest(message)).toBe(place);
  });

  it('is 0 without a word in common, and for a sentence of no subject', () => {
    expect(likeness(0, 'xyz')).toBe(0);
    expect(likeness(9, 'where can i save')).toBe(0);
  });

  it('is computed for the subject that is asked about, once', () => {
    read.length = 0;
    likeness(1, 'where can i save');
    likeness(1, 'where is a save point');
    expect(read).toEqual([]);
    likeness(3, 'where can i save');
    expect(read).toEqual(['3']);
  });
});
