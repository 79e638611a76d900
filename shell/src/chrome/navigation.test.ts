import { isCurrent } from './navigation';

test.each([
  ['/', '/', true],
  ['/', '/about-us', false],
  ['/game-partner/', '/game-partner', true],
  ['/game-partner/', '/Game-Partner/chat-7', true],
  ['/game-library', '/game-library/search', true],
  ['/game-library', '/game-library-old', false],
])('the entry %s is current on %s: %s', (entry, path, expected) => {
  expect(isCurrent(entry, path)).toBe(expected);
});
