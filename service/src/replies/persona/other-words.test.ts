import type { Language } from '@huoban/contracts';
import { shippedPersona, type Converse } from './testing/create-test-persona';

let converse: Converse;
beforeAll(async () => {
  ({ converse } = await shippedPersona());
});
const ask = async (language: Language, partner: string, line: string) =>
  (await converse({ partner, language, lines: [line] }))[0] ?? '';

describe('a question in other words than the article', () => {
  it.each<[Language, string, string, RegExp]>([
    ['zh', 'lotl', '深海旅馆的住客没钱结账会给我什么', /贝壳|故事/u],
    ['zh', 'uncle-token', '岩浆球道投出个一点怎么办', /方|台阶|后排|跳|慌/u],
    [
      'en',
      'pawn-eleven',
      'How much time does one round of Trilane Moon take?',
      /(?:twenty|20) minutes/iu,
    ],
    ['en', 'rerun', 'how many steps does the lighthouse have in The Star Lamp', /two hundred/iu],
    ['ja', 'madam-ember', '大家さんは竜で家賃払わない人どうする', /ご飯|食べ|飯/u],
    ['ja', 'coach-nearmiss', '黒曜の刻って弾が時間ってどういうこと？', /弾倉に入っている/u],
    ['ja', 'number-seven', '内陸団って何者？', /どこから来るのか誰も知らず/u],
  ])('is answered (%s, %s: %s)', async (language, partner, line, answer) => {
    expect(await ask(language, partner, line)).toMatch(answer);
  });

  it.each<[Language, string, string]>([
    ['en', 'nap', 'how do you make lasagna'],
    ['ja', 'nap', '関ヶ原の戦いは何年'],
    ['zh', 'lotl', '珠穆朗玛峰有多高'],
  ])('is not answered from resemblance alone (%s, %s: %s)', async (language, partner, line) => {
    expect(await ask(language, partner, line)).toMatch(/don.t know|不知道|知らない|答えられ/u);
  });
});

describe('a question about an entity', () => {
  it.each<[Language, string, string, RegExp[]]>([
    ['zh', 'nap', '怎么让面包师议员麦卷同意我的法案', [/热/u, /鸽子/u]],
    ['en', 'nap', 'How do I win the vote of the Baker Member Crumpet?', [/warm/u, /roof height/u]],
    ['ja', 'nap', 'パン屋議員コッペに賛成してもらうコツは？', [/温かい/u, /屋根の高さ/u]],
  ])('quotes its whole text (%s)', async (language, partner, line, parts) => {
    const reply = await ask(language, partner, line);
    for (const part of parts) expect(reply).toMatch(part);
  });
});

describe('a quote of several sentences', () => {
  it.each<[Language, string, string, RegExp]>([
    ['en', 'fern', 'steps to get a second tree on One-Tree Isle', /Fewer than two players/gu],
    ['en', 'lu-san', 'I’m scared of heights, could I still play Cloudstair?', /A setting called/gu],
    ['ja', 'fern', 'クジラ楽団で子どものクジラはどこに置けばいい？', /年老のクジラから/gu],
  ])('has each of them once (%s, %s: %s)', async (language, partner, line, sentence) => {
    expect((await ask(language, partner, line)).match(sentence) ?? []).toHaveLength(1);
  });
});
