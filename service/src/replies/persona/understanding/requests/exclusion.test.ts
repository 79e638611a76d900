import type { Language } from '@huoban/contracts';
import { isExcluded } from './exclusion';

function excludes(language: Language, text: string, word: string): boolean {
  const at = text.indexOf(word);
  return isExcluded(text.slice(0, at), text.slice(at + word.length), language);
}

it.each<[Language, string, string]>([
  ['zh', '我最烦推理了，来点别的', '推理'],
  ['zh', '赛车那类先别端上来', '赛车'],
  ['zh', '谜题 玩腻了', '谜题'],
  ['zh', '射击退散', '射击'],
  ['zh', '不恐怖的', '恐怖'],
  ['en', 'sick of puzzles, got anything else', 'puzzles'],
  ['en', 'leave the horror stuff out', 'horror'],
  ['en', 'nothing with guns or monsters', 'monsters'],
  ['en', 'guns yes ghosts no', 'ghosts'],
  ['en', "i can't be doing with cards", 'cards'],
  ['en', 'something less scary', 'scary'],
  ['ja', 'ホラー入りは却下', 'ホラー'],
  ['ja', '怖くないやつがいいな', '怖'],
  ['ja', '怖くないのにして', '怖'],
  ['ja', 'サバイバルだけど怖すぎないやつ', '怖'],
  ['ja', 'レースは三半規管が死ぬ', 'レース'],
  ['ja', 'シューターは抜きで頼む', 'シューター'],
  ['zh', '别惊悚，也别吓着老人', '吓着'],
  ['zh', '只许赛车，不许开炮', '开炮'],
  ['zh', '侦探那套我没时间', '侦探'],
  ['zh', '卡牌？不要', '卡牌'],
  ['en', "it won't give us nightmares", 'nightmares'],
  ['en', 'nothing that makes my gran scream', 'scream'],
  ['en', 'and no one shooting at us', 'shooting'],
  ['en', 'without all that silly racing', 'racing'],
  ['en', 'racing? god no', 'racing'],
  ['en', 'ghosts no (she faints)', 'ghosts'],
  ['ja', 'レースは棚に戻しといて', 'レース'],
  ['ja', 'パズルは間に合ってます', 'パズル'],
  ['ja', 'サバイバル要素はゼロで', 'サバイバル'],
  ['ja', '怖いのだけは避けたい', '怖'],
  ['ja', '謎解き担当がいないので', '謎解き'],
  ['ja', '鉄砲（シューター）は抜きで', 'シューター'],
  ['ja', 'ホラー？無理', 'ホラー'],
])('%s, %j rules out %s', (language, text, word) => {
  expect(excludes(language, text, word)).toBe(true);
});

it.each<[Language, string, string]>([
  ['zh', '有没有吓人的', '吓人'],
  ['zh', '我不怕鬼，越吓人越好', '吓人'],
  ['zh', '不要太长的解谜', '解谜'],
  ['en', 'no shooters, but racing is welcome', 'racing'],
  ['en', "i'm not scared of ghosts", 'ghosts'],
  ['en', 'guns yes ghosts no', 'guns'],
  ['ja', 'パズルが好きでアクションは苦手', 'パズル'],
  ['ja', 'ホラーで大丈夫、レースは無理', 'ホラー'],
  ['zh', '想赛车又怕鬼', '赛车'],
  ['en', 'puzzling things out', 'puzzling'],
  ['ja', 'パーティー系でなんとかして', 'パーティー'],
  ['ja', 'わいわいやる', 'わいわ'],
  ['ja', 'リズム感ゼロを克服したい', 'リズム'],
])('%s, %j does not rule out %s', (language, text, word) => {
  expect(excludes(language, text, word)).toBe(false);
});
