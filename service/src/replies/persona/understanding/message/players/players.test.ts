import type { Language } from '@huoban/contracts';
import { readPlayers, type Players } from './players';

it.each<[Language, string, Players]>([
  ['zh', '跟我姐各用一个手柄', 2],
  ['zh', '我爸想跟我一起玩', 2],
  ['zh', '客厅里来了两个同事，算上我正好三个', 3],
  ['zh', '我加俩发小，想打球', 3],
  ['zh', '寝室七个崽', 7],
  ['zh', '闺蜜五个，一台switch', 5],
  ['zh', '六个人一台电视', 6],
  ['zh', '一家四口周末玩', 4],
  ['zh', '我跟我老婆带俩娃玩', 4],
  ['zh', '四对四的', 8],
  ['zh', '手机上玩，就我一个', 1],
  ['zh', '周末自个儿玩', 1],
  ['en', 'me and the husband, on the laptop', 2],
  ['en', 'me + bf, a racer', 2],
  ['en', 'cousin and i want a card game', 2],
  ['en', 'me vs her, loser cooks', 2],
  ['en', 'something to thrash my cousin at', 2],
  ['en', 'one friend is here and two more, so four of us', 4],
  ['en', 'me and my two brothers', 3],
  ['en', 'my wife and me and our three kids', 5],
  ['en', 'what can all 7 play at once', 7],
  ['en', 'half a dozen of us', 6],
  ['en', 'four players each side', 8],
  ['en', 'we five play together', 5],
  ['en', 'a game for me, no friends round tonight', 1],
  ['en', 'me, my sofa, my switch', 1],
  ['en', 'just me and my tablet', 1],
  ['ja', '旦那と遊べるやつ', 2],
  ['ja', '相手は妹ひとり', 2],
  ['ja', '1対1で', 2],
  ['ja', '友達が四人来る、自分込みで5人', 5],
  ['ja', '総勢9人', 9],
  ['ja', '嫁と俺と子ども三人', 5],
  ['ja', '三人で、ひとり初心者がいる', 3],
  ['ja', '単独で遊べる', 1],
])('%s, %j: %j', (language, text, players) => {
  expect(readPlayers(text, language)).toBe(players);
});

it.each<[Language, string]>([
  ['zh', '朋友说我太闲了'],
  ['zh', '等俩小时车'],
  ['zh', '跟我妹吃了顿饭'],
  ['en', 'my daughter and I baked a cake'],
  ['en', 'my son sings all day'],
  ['en', 'my friend says I work too much'],
  ['en', 'something from 2021'],
  ['ja', '妹と映画を見た'],
  ['ja', '友達に言われた'],
])('%s, %j states no players', (language, text) => {
  expect(readPlayers(text, language)).toBeUndefined();
});
