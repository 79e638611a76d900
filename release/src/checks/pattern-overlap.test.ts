import { isCatchAll, patternsOverlap } from './pattern-overlap';

describe('patternsOverlap', () => {
  it.each([
    ['/game-library/:id', '/game-library/search'],
    ['/terms:id', '/terms.html'],
    ['/a{/:b}', '/a'],
    ['/a/*rest', '/a/b/c'],
    ['/About', '/about'],
    ['/a/', '/a'],
    ['/:a/b', '/c/:d'],
  ])('finds the path that %s and %s share', (a, b) => {
    expect(patternsOverlap(a, b)).toBe(true);
    expect(patternsOverlap(b, a)).toBe(true);
  });

  it.each([
    ['/game-library/:id', '/game-partner'],
    ['/game-library/:id', '/game-library'],
    ['/game-library/:id', '/game-library/a/b'],
    ['/terms:id', '/terms'],
    ['/topup/agreement:id.html', '/topup/agreement7'],
    ['/chat-:id', '/story-:id'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(patternsOverlap(a, b)).toBe(false);
  });
});

describe('isCatchAll', () => {
  it('knows patterns that match any first part', () => {
    expect(['/:slug', '/*rest', '/:slug/:more'].map(isCatchAll)).toEqual([true, true, true]);
  });

  it('leaves named pages alone', () => {
    expect(['/', '/terms:id', '/game-library/:id'].map(isCatchAll)).toEqual([false, false, false]);
  });
});
