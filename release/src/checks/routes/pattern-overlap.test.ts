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
    ['/a{/b}', '/a/c'],
    ['/a/b', '/:any'],
  ])('finds no common path of %s and %s', (a, b) => {
    expect(patternsOverlap(a, b)).toBe(false);
    expect(patternsOverlap(b, a)).toBe(false);
  });
});

describe('isCatchAll', () => {
  it('detects patterns that match any first segment', () => {
    const patterns = ['/:slug', '/*rest', '/:slug/:more', '/:slug{/more}'];
    expect(patterns.filter(isCatchAll)).toEqual(patterns);
  });

  it('accepts patterns with a fixed first segment', () => {
    const patterns = ['/', '/terms:id', '/:page.html', '/:slug/more', '/game-library/:id'];
    expect(patterns.filter(isCatchAll)).toEqual([]);
  });
});
