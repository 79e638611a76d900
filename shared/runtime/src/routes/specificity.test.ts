import { bySpecificity } from './specificity';

describe('bySpecificity', () => {
  it.each([
    ['/game-library/search', '/game-library/:id'],
    ['/game-library/game-role-:id', '/game-library/:id'],
    ['/game-library/search', '/game-library/s:id'],
    ['/a/game-role-:id', '/a/game-:id'],
    ['/terms', '/terms:id'],
    ['/:a/b', '/:a/:b'],
    ['/a/:b', '/:a/b'],
    ['/a{/b}', '/:a'],
  ])('puts %s before %s, whichever is given first', (first, second) => {
    expect(bySpecificity(first, second)).toBeLessThan(0);
    expect(bySpecificity(second, first)).toBeGreaterThan(0);
  });

  it.each([
    ['/:a', '/:b'],
    ['/chat-:a', '/chat-:b'],
    ['/a', '/a'],
  ])('finds no order between %s and %s', (first, second) => {
    expect(bySpecificity(first, second)).toBe(0);
  });
});
