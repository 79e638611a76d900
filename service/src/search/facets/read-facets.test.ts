import { readFacets } from './read-facets';

const facets = (more: Partial<NonNullable<ReturnType<typeof readFacets>>>) => ({
  genres: [],
  platforms: [],
  players: [],
  ...more,
});
const players = (count: number) => ({ players: [{ count, atLeast: false }] });
const twoOrMore = { count: 2, atLeast: true };

describe('readFacets', () => {
  it.each([
    ['恐怖游戏', facets({ genres: ['horror'] })],
    ['两个人玩的', facets(players(2))],
    ['兩個人玩的恐怖遊戲', facets({ genres: ['horror'], ...players(2) })],
    ['games for two', facets(players(2))],
    ['4 player co-op', facets({ players: [{ count: 4, atLeast: false }, twoOrMore] })],
    ['horor game', facets({ genres: ['horror'] })],
    ['ホラー', facets({ genres: ['horror'] })],
    ['二人で遊べるパズル', facets({ genres: ['puzzle'], ...players(2) })],
    ['手机上的解谜游戏', facets({ genres: ['puzzle'], platforms: ['mobile'] })],
  ])('reads %s', (text, expected) => {
    expect(readFacets(text)).toEqual(expected);
  });

  it.each(['恐怖蜗牛', 'game', '游戏', 'horror snail', '', '。', 'star lamp'])(
    'does not read %s',
    (text) => {
      expect(readFacets(text)).toBeNull();
    },
  );
});
