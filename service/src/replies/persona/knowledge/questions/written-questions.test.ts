import type { Language } from '@huoban/contracts';
import { readContent, type Content } from '../../../../content/read-content';
import { CONTENT, createTestPersona, readShippedTexts } from '../../testing/create-test-persona';

let content: Content;
let converse: Awaited<ReturnType<typeof createTestPersona>>;
let withoutQuestions: typeof converse;
beforeAll(async () => {
  content = await readContent(CONTENT);
  const texts = await readShippedTexts();
  converse = await createTestPersona(content, texts);
  withoutQuestions = await createTestPersona({ ...content, questions: [] }, texts);
});

describe('a question in words of none of the texts', () => {
  it.each<[Language, string[], RegExp]>([
    ['zh', ['《香料节拍》两个人怎么分工'], /一人切一人撒/u],
    ['zh', ['给我讲讲《三路月》', '队友嘴臭能屏蔽不'], /云遮月/u],
    ['en', ['which track is the toughest in Spice Tempo'], /Plain Congee/u],
    ['en', ['tell me about Slow Orbit', 'the siren keeps going off'], /mouse/u],
    [
      'en',
      ['the railway pumping race, can two people use the same gamepad'],
      /share a controller/u,
    ],
    ['ja', ['『デブリダービー』でエネルギー切れたらどう回復するの'], /太陽電池板/u],
    ['ja', ['『トロッコ杯』について教えて', 'ぼっちでも遊べますか'], /大きな犬/u],
  ])(
    'is answered by a question that is written for it (%s): %j',
    async (language, lines, answer) => {
      const visit = { partner: 'nap', language, lines };
      expect((await converse(visit)).at(-1)).toMatch(answer);
      expect((await withoutQuestions(visit)).at(-1)).not.toMatch(answer);
    },
  );

  it.each<[Language, string, RegExp]>([
    ['zh', '王者荣耀哪个英雄强', /不知道|不清楚/u],
    ['en', 'how do i fix a flat tyre', /don.t know|no idea/iu],
    ['ja', 'パンクの直し方', /知ら|分から|わから/u],
  ])(
    'is not answered when it is about something else (%s: %s)',
    async (language, line, unknown) => {
      const [reply] = await converse({ partner: 'nap', language, lines: [line] });
      expect(reply).toMatch(unknown);
    },
  );
});

describe('the shipped questions', () => {
  it('are written for every game in every language', () => {
    const known = new Map(content.questions.map((one) => [one.game, one]));
    const lacking = content.games.filter(({ slug }) =>
      (['zh', 'en', 'ja'] as const).some(
        (language) => (known.get(slug)?.[language] ?? []).length < 20,
      ),
    );
    expect(lacking.map(({ slug }) => slug)).toEqual([]);
  });
});
