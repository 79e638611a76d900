import { bigramsOf, foldForSearch, runsOf } from './fold';
import { findQuote, highlight, snippet, wordsOf } from './knowledge-search/highlight';
import { parseQuery } from './query';
import { createSearchVector } from './vector';

describe('runsOf', () => {
  it('keeps Han and kana together and splits at other scripts', () => {
    expect(runsOf(foldForSearch('RPG冒険！ ソードの旅 2'))).toEqual([
      { text: 'rpg', isDense: false },
      { text: '冒险', isDense: true },
      { text: 'そーどの旅', isDense: true },
      { text: '2', isDense: false },
    ]);
  });

  it('folds full-width and half-width forms and both kana', () => {
    expect(foldForSearch('ＡＢＣ ｶﾞ ガード')).toBe('abc が がーど');
  });

  it('yields overlapping bigrams, and a single character as itself', () => {
    expect(bigramsOf('明日方')).toEqual(['明日', '日方']);
    expect(bigramsOf('本')).toEqual(['本']);
  });
});

describe('createSearchVector', () => {
  it('has characters and bigrams at the same position with the weight of the field', () => {
    expect(createSearchVector([{ weight: 'A', texts: ['明日'] }])).toBe(
      "'明':1A '日':2A '明日':1A",
    );
  });

  it('leaves a gap between texts, so that no phrase spans two texts', () => {
    expect(createSearchVector([{ weight: 'B', texts: ['ab', 'cd'] }])).toBe("'ab':1B 'cd':4B");
  });
});

describe('parseQuery', () => {
  it('matches a dense run as a phrase and a word by its prefix', () => {
    expect(parseQuery('明日方 Rob')).toMatchObject({
      whole: "('明日' <-> '日方') & 'rob':*",
      parts: "'明日' & '日方' & 'rob':*",
      phrases: ['明日方'],
      inTitle: "('明日':A <-> '日方':A) & 'rob':*A",
      loose: "'明日' | '日方' | 'rob':*",
    });
  });

  it('recognizes a single character despite surrounding punctuation', () => {
    expect([parseQuery('「剑」')?.isSingleCharacter, parseQuery('ab')?.isSingleCharacter]).toEqual([
      true,
      false,
    ]);
  });

  it('is null without a letter or digit', () => {
    expect(parseQuery(' !?…')).toBeNull();
  });

  it('escapes quotes and operators', () => {
    expect(parseQuery("a' | b & !c\\")?.parts).toBe("'a':* & 'b':* & 'c':*");
  });
});

describe('highlight', () => {
  it('marks word prefixes in the original spelling', () => {
    expect(highlight('Ｒobot robotics microrobot', wordsOf('robot'))).toEqual([
      { text: 'Ｒobot', hit: true },
      { text: ' ', hit: false },
      { text: 'robot', hit: true },
      { text: 'ics microrobot', hit: false },
    ]);
  });

  it('cuts a snippet around the first hit', () => {
    const words = wordsOf('目标');
    const quote = findQuote(['短', `${'前'.repeat(200)}目标${'后'.repeat(200)}`], words);
    const parts = quote === null ? [] : snippet(quote, words, 40);
    expect(parts.map(({ hit }) => hit)).toEqual([false, true, false]);
    expect(parts.map(({ text }) => text).join('')).toHaveLength(42);
  });
});
