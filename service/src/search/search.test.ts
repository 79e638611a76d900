import { bigramsOf, foldForSearch, runsOf } from './fold';
import { highlight, snippet } from './highlight';
import { parseQuery } from './query';
import { createSearchVector } from './vector';

describe('runs of a text', () => {
  it('keep Han and kana together and end where another script begins', () => {
    expect(runsOf(foldForSearch('RPG冒険！ ソードの旅 2'))).toEqual([
      { text: 'rpg', dense: false },
      { text: '冒険', dense: true },
      { text: 'そーどの旅', dense: true },
      { text: '2', dense: false },
    ]);
  });

  it('fold full width and half width forms, and both kinds of kana, to one', () => {
    expect(foldForSearch('ＡＢＣ ｶﾞ ガード')).toBe('abc が がーど');
  });

  it('give overlapping pairs, and a lone character as itself', () => {
    expect(bigramsOf('明日方')).toEqual(['明日', '日方']);
    expect(bigramsOf('本')).toEqual(['本']);
  });
});

describe('searchVector', () => {
  it('holds characters and pairs at the same place, with the weight of the field', () => {
    expect(createSearchVector([{ weight: 'A', texts: ['明日'] }])).toBe(
      "'明':1A '日':2A '明日':1A",
    );
  });

  it('leaves a gap between texts, so that no phrase spans two of them', () => {
    expect(createSearchVector([{ weight: 'B', texts: ['ab', 'cd'] }])).toBe("'ab':1B 'cd':4B");
  });
});

describe('readQuery', () => {
  it('asks for a dense run as a phrase and for a word by its beginning', () => {
    expect(parseQuery('明日方 Rob')).toMatchObject({
      whole: "('明日' <-> '日方') & 'rob':*",
      parts: "'明日' & '日方' & 'rob':*",
      phrases: ['明日方'],
      inTitle: "('明日':A <-> '日方':A) & 'rob':*A",
      loose: "'明日' | '日方' | 'rob':*",
    });
  });

  it('knows a single character, whatever stands around it', () => {
    expect([parseQuery('「剑」')?.isSingleCharacter, parseQuery('ab')?.isSingleCharacter]).toEqual([
      true,
      false,
    ]);
  });

  it('is nothing when there is no letter or digit', () => {
    expect(parseQuery(' !?…')).toBeNull();
  });

  it('cannot be broken out of with quotes or operators', () => {
    expect(parseQuery("a' | b & !c\\")?.parts).toBe("'a':* & 'b':* & 'c':*");
  });
});

describe('highlight', () => {
  it('marks words at their beginning, in the letters of the original', () => {
    expect(highlight('Ｒobot robotics microrobot', 'robot')).toEqual([
      { text: 'Ｒobot', hit: true },
      { text: ' ', hit: false },
      { text: 'robot', hit: true },
      { text: 'ics microrobot', hit: false },
    ]);
  });

  it('cuts a snippet around the first hit', () => {
    const parts = snippet(['短', `${'前'.repeat(200)}目标${'后'.repeat(200)}`], '目标', 40);
    expect(parts.map(({ hit }) => hit)).toEqual([false, true, false]);
    expect(parts.map(({ text }) => text).join('')).toHaveLength(42);
  });
});
