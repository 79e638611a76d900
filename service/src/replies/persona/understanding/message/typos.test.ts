import { createCorrector } from './typos';

const texts = [
  'how many people can play',
  'how do I delete my account',
  'a horror game',
  'didn’t work',
];
const correct = createCorrector(
  texts.flatMap((text) => [text, text, text]),
  (word) => ['kale', 'lights'].includes(word),
);

describe('misspelt English words', () => {
  it.each([
    ['letters in the wrong order', 'how mnay can paly', 'how many can play'],
    ['missing letters', 'how do i delte my acount', 'how do i delete my account'],
    ['letters too many', 'a horrror game', 'a horror game'],
    ['a word with a vector', 'i love kale', 'i love kale'],
    ['another form of a word', 'deletes horrors', 'deletes horrors'],
    ['a missing apostrophe', 'it didnt work', 'it didnt work'],
    ['a question word by its sound', 'wich yeer', 'which year'],
    ['letters in a long question word', 'platfroms, plaeyrs', 'platforms, players'],
    ['a name', "i'm paly, called mnay", "i'm paly, called mnay"],
    ['a capital letter', 'Paly', 'Paly'],
  ])('are corrected, and nothing else: %s', (_, written, meant) => {
    expect(correct(written)).toBe(meant);
  });
});
