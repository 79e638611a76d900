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
    ['有什么好听的音乐游戏', facets({ genres: ['rhythm'] })],
    ['我想玩恐怖游戏', facets({ genres: ['horror'] })],
    ['求一款解压的小游戏', facets({ genres: ['simulation'] })],
    ['给我找几个四人玩的', facets(players(4))],
    ['horror games for 4 players', facets({ genres: ['horror'], ...players(4) })],
    ['something for the two of us', facets(players(2))],
    ['games for a party of eight', facets(players(8))],
    ['couch party games', facets({ genres: ['party'] })],
    ['何か怖いゲームを教えて', facets({ genres: ['horror'] })],
    ['面白いレースゲームありますか', facets({ genres: ['racing'] })],
  ])('reads %s', (text, expected) => {
    expect(readFacets(text)).toEqual(expected);
  });

  it.each([
    '恐怖蜗牛',
    '不吓人的游戏',
    '怖くないゲーム',
    'not scary',
    '什么',
    'game',
    '游戏',
    'horror snail',
    '',
    '。',
    'star lamp',
  ])('does not read %s', (text) => {
    expect(readFacets(text)).toBeNull();
  });
});
