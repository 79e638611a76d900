import type { Language } from '@huoban/contracts';
import { shippedPersona, type Converse } from '../../../testing/create-test-persona';

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
  ['zh', ['苔庭一桌顶多坐几位'], /1-4/u],
  ['zh', ['雪橇来信老老实实走一趟要几个钟头'], /十个小时/u],
  ['zh', ['介绍下《钟下》', '任天堂那个掌机呢'], /没有/u],
  ['zh', ['雷火颠勺出了没 还是要等'], /2021/u],
  ['en', ['minimum headcount for Wolfless? we are only 3 on fridays'], /4-10/u],
  ['en', ['tell me about Velvet Apex', 'how crowded can a race get'], /1-20/u],
  ['en', ['what age is Gull League for'], /very young/u],
  ['ja', ['本棚戦記は頭数どんだけ集めたら試合になるの'], /6人/u],
  ['ja', ['十二祭の島っていまだ予約受付中です？'], /2026/u],
  ['ja', ['うそつき地図って何歳から？甥っ子7歳'], /知ら|分から/u],
  ['zh', ['雷火颠勺能喊几个朋友'], /1-4/u],
  ['zh', ['锻龟是不是挺新的', '我弟能跟我一块儿打不'], /1-2/u],
  ['zh', ['蜂账本除了手机还能搁哪儿玩'], /电脑/u],
  ['zh', ['求科普盐誓背后的工作室叫什么'], /黑浪|工作室|社|部/u],
  ['zh', ['一句话概括管家起义'], /城堡里所有仆人/u],
  ['zh', ['沙齿轮是射击游戏吗'], /竞速/u],
  ['en', ['tell me about Woodknock', 'can my gf join in'], /1-2/u],
  ['en', ['tell me about Wok Thunder', 'and how many can stand round the stove'], /1-4/u],
  ['en', ['tell me about Overdue', 'pc too? or console only'], /PC/u],
  ['en', ["what's the fuss about White Radio"], /polar operator/u],
  ['en', ['is Woodknock one of the older ones? roughly when'], /2020/u],
  ['en', ["so Trilane Moon's what, a racer? three lanes and all"], /MOBA/u],
  ['en', ['solder sole, whats that about is it shoes'], /shy little robot/u],
  ['en', ["isn't there one with origami boats", "how long's that been out"], /2019/u],
  ['ja', ['雷鳴中華鍋、友達何人呼べる？'], /1-4/u],
  ['ja', ['狼のいない夜って夫婦ふたりきりじゃ始まらない感じかな'], /4-10/u],
  ['ja', ['クジラ楽団わりと最近のだよね、何年もの？'], /2024/u],
  ['ja', ['夜市アルカナって定価なんぼです？'], /知ら|分から/u],
  ['ja', ['十二祭の島が気になる', 'じゃあ発売されたのはいつ'], /2026/u],
])('%s, %p asks for a field of a game', async (language, lines, expected) => {
  const replies = await converse({ partner: 'remi', language, lines });
  expect(replies.at(-1)).toMatch(expected);
});
