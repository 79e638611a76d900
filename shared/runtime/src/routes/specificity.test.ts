import { compareSpecificity } from './specificity';

describe('compareSpecificity', () => {
  it.each([
    ['/game-library/search', '/game-library/:id'],
    ['/game-library/game-role-:id', '/game-library/:id'],
    ['/game-library/search', '/game-library/s:id'],
    ['/a/game-role-:id', '/a/game-:id'],
    ['/terms', '/terms:id'],
    ['/:a/b', '/:a/:b'],
    ['/a/:b', '/:a/b'],
    ['/a{/b}', '/:a'],
    ['/terms{/old}', '/terms-:id'],
    ['/terms{/:year}/all', '/terms/:year/:id'],
    ['/a/:b/c', '/a/:b'],
    ['/game-:id-role', '/game-:id'],
    ['/files/list-*rest', '/files/*rest'],
    ['/agreement-:id', '/:id-:part'],
  ])('sorts %s before %s', (first, second) => {
    expect(compareSpecificity(first, second)).toBeLessThan(0);
    expect(compareSpecificity(second, first)).toBeGreaterThan(0);
  });

  it.each([
    ['/:a', '/:b'],
    ['/chat-:a', '/chat-:b'],
    ['/chat-:a', '/tale-:b'],
    ['/:a', '/*rest'],
    ['/chat', '/list-of-all'],
    ['/a', '/a'],
  ])('ranks %s and %s equally', (first, second) => {
    expect(compareSpecificity(first, second)).toBe(0);
  });
});
