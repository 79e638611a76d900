import type { Language } from '@huoban/contracts';
import { createTalkSuite } from '../../testing/talk-suite';

const { lastReply } = createTalkSuite();

describe('a question about a trait of the partner', () => {
  it.each<[Language, partner: string, line: string, said: RegExp]>([
    ['ja', 'not-a-wolf', '夜型？', /(?:うん|そのとおり|そう).*夜/u],
    ['ja', 'not-a-wolf', 'きみって優しい？', /(?:うん|そのとおり|そう).*やさしい/u],
    ['ja', 'rain-wei', '無口なほう？', /(?:うん|そのとおり|そう).*口数少なめ/u],
    ['ja', 'rain-wei', 'おしゃべり好き？', /(?:いや|違う|どうかな).*口数少なめ/u],
    ['zh', 'not-a-wolf', '你是夜猫子吗', /是的|没错|对.*夜/u],
    ['zh', 'rain-wei', '你话多吗', /不(?:算|是).*话少/u],
    ['en', 'not-a-wolf', 'are you gentle?', /(?:yes|true|I am).*gentle/iu],
    ['en', 'rain-wei', 'are you talkative?', /(?:not|no).*few words/iu],
    ['ja', 'count-chanterelle', '厳しい人ですか？', /札/u],
  ])('is answered from its labels (%s): %s: %s', async (language, partner, line, said) =>
    expect(await lastReply({ partner, language, lines: [line] })).toMatch(said),
  );

  it.each<[Language, partner: string, lines: string[]]>([
    ['ja', 'rain-wei', ['雨の日に優しい曲ある？']],
    ['ja', 'nap', ['まくら闘技場って何人？', '夜にやるのに向いてる？']],
    ['zh', 'rain-wei', ['有没有安静的游戏']],
  ])('is none when something else is like that (%s): %s: %j', async (language, partner, lines) =>
    expect(await lastReply({ partner, language, lines })).not.toMatch(/紹介の札|标签/u),
  );
});

describe('Japanese questions about the partner, which leave out who', () => {
  it.each([
    ['uncle-slow', ['釣りって楽しい？'], /釣り/u],
    ['uncle-slow', ['なんで時計捨てたの'], /腕時計/u],
    ['uncle-slow', ['前はせっかちだったってほんと？'], /せっかち/u],
    ['uncle-slow', ['そっちは毎日何してるの'], /釣り|盆栽/u],
    ['not-a-wolf', ['好きな飲み物は？'], /ミルク/u],
    ['uncle-token', ['トロッコ杯って何人？', '親父は何台持ってるの？'], /三十七台/u],
  ])('are answered from its card: %s: %j', async (partner, lines, said) =>
    expect(await lastReply({ partner, language: 'ja', lines })).toMatch(said),
  );
});
