import type { Language } from '@huoban/contracts';
import { shippedPersona, type Converse } from '../../testing/create-test-persona';

let converse: Converse;
beforeAll(async () => {
  ({ converse } = await shippedPersona());
});

it.each<[Language, string[], RegExp]>([
  ['zh', ['潮匠谁捣鼓出来的'], /月下船坞/u],
  ['zh', ['介绍下云阶', '出了有多久了'], /2019/u],
  ['zh', ['逾期任天堂上有没有'], /没有|只/u],
  ['zh', ['三路月一边几个人'], /五|10/u],
  ['en', ['whose baby is Salt Oath'], /Blackwave/u],
  ['en', ['wok thundr, is that an old one'], /2021/u],
  ['en', ['any chance Velvet Apex runs on my fone'], /\bnot?\b/iu],
  ['en', ['can I squeeze a round of Bonsai Duel into my break'], /25/u],
  ['en', ['what year is Wok Thunder set in'], /don’t know/u],
  ['ja', ['塩の誓いって誰が考えたの'], /黒浪/u],
  ['ja', ['雲のきざはしってどんなの', 'けっこう古いやつ？'], /2019/u],
  ['ja', ['七面の市ってクリアまで何時間かかる？'], /九時間/u],
])('%s, %p asks for a field of a game', async (language, lines, expected) => {
  const replies = await converse({ partner: 'remi', language, lines });
  expect(replies.at(-1)).toMatch(expected);
});
