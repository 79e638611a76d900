import { LANGUAGES, type Language } from '@huoban/contracts';
import type { Content } from '../../../../content/read-content';
import { readQuestions } from '../../../../content/read-questions';
import type { QuestionedKind, SubjectQuestions } from '../../../../content/subject-questions';
import {
  CONTENT,
  createTestPersona,
  shippedLibrary,
  shippedPersona,
} from '../../testing/create-test-persona';

let content: Content;
let questions: SubjectQuestions[];
let converse: Awaited<ReturnType<typeof createTestPersona>>;
let withoutQuestions: typeof converse;
beforeAll(async () => {
  ({ content, converse } = await shippedPersona());
  questions = await readQuestions(CONTENT, content);
  const { texts } = await shippedLibrary().read();
  // A choice among replies also finds what the rules alone do not.
  withoutQuestions = await createTestPersona(content, texts, ([byRules]) => byRules);
}, 120_000);

describe('a question in words of none of the texts', () => {
  it.each<[Language, string[], RegExp]>([
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

describe('a question about the partner, an event or a story', () => {
  it.each<[string, Language, string, RegExp]>([
    ['captain-brine', 'zh', '你欠人钱吗', /债主/u],
    ['captain-brine', 'en', 'how long have you been at sea', /Twenty years captain/u],
    ['uncle-token', 'ja', 'スコアはどこに残してるの？', /台所/u],
    ['goat-meht', 'en', 'how is the delivery cup scored', /count half each/u],
    ['pawn-eleven', 'en', 'why is the pawn on trial', /One Step Back/u],
  ])(
    'is answered by a question that is written for it: %s (%s): %s',
    async (partner, language, line, answer) => {
      const visit = { partner, language, lines: [line] };
      expect((await converse(visit)).at(-1)).toMatch(answer);
      expect((await withoutQuestions(visit)).at(-1)).not.toMatch(answer);
    },
  );

  it('is not answered by what another partner is asked', async () => {
    const [reply] = await converse({ partner: 'remi', language: 'zh', lines: ['欠人钱吗'] });
    expect(reply).not.toMatch(/债主|欠条/u);
  });

  it('is answered by the line of the partner in its own words', async () => {
    const [reply] = await converse({ partner: 'rimshot', language: 'zh', lines: ['怎么稳住节奏'] });
    expect(reply).toContain('心跳就是节拍器，别让它停。');
  });
});

describe('the shipped questions', () => {
  it.each<[QuestionedKind, number]>([
    ['game', 20],
    ['partner', 7],
    ['activity', 3],
    ['story', 1],
  ])('are written for every %s in every language', (kind, least) => {
    const known = new Map(
      questions.filter((one) => one.kind === kind).map((one) => [one.slug, one]),
    );
    const all = {
      game: content.games,
      partner: content.characters,
      activity: content.activities,
      story: content.stories,
    }[kind];
    const lacking = all.filter(({ slug }) =>
      LANGUAGES.some((language) => (known.get(slug)?.[language] ?? []).length < least),
    );
    expect(lacking.map(({ slug }) => slug)).toEqual([]);
  });
});
