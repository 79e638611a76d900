import { readShippedTexts } from '../../testing/create-test-persona';
import { createTalkSuite, type TalkCase } from '../../testing/talk-suite';

const { lastReply, gamesIn } = createTalkSuite();

describe('everyday talk', () => {
  it.each<TalkCase>([
    ['zh', ['暑假打算干点什么呢'], /安静|三样|第一件/u],
    ['en', ['could you sing something for me'], /writing|Off key|voice|verse/u],
    ['en', ['i always rage quit when i lose'], /controller|stand up|worse exits/u],
    ['ja', ['あした六時に起こしてくれない？'], /できない|無理|分からない/u],
    ['ja', ['昨日あんまり寝れてなくて'], /寝|眠|休/u],
    ['zh', ['晚上好呀'], /晚/u],
    ['zh', ['心情不好'], /^(?!.*(?:高兴|开心))/u],
    ['en', ['good evening'], /evening|tonight/iu],
    ['ja', ['こんばんは'], /こんばんは/u],
    ['ja', ['おやすみ先生'], /眠|寝|おやすみ|夜|夢|休/u],
    ['ja', ['歌って', '上手だね'], /^(?!.*どのゲーム)/u],
    ['en', ["what's the weather"], /don’t know|no window|no forecast|can’t/u],
  ])('is answered by what was said (%s): %j', async (language, lines, said) =>
    expect(await lastReply({ partner: 'rain-wei', language, lines })).toMatch(said),
  );

  it.each<TalkCase>([
    ['zh', ['终于考完试了', '还行吧'], /结果|休息|好玩/u],
    ['en', ['we adopted a puppy', 'she is a husky'], /picture it|charmer/u],
    ['ja', ['犬を飼い始めたんだ', '名前はモモ'], /名前/u],
    ['ja', ['なんか落ち込んでる', 'うん…'], /理由|体|言葉|眠|話/u],
    ['ja', ['ジョーク言って', '寒いw', 'もう一個'], /[。？]/u],
  ])('goes on with what it was about (%s): %j', async (language, lines, said) => {
    const reply = await lastReply({ partner: 'nap', language, lines });
    expect(reply).toMatch(said);
    expect(gamesIn(reply, language)).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['noodles or dumplings tonight, help me decide', /noodles|dumplings/u],
    ['sofa or gym, your call', /sofa|gym/u],
    ['help me choose, lake or forest', /lake|forest/u],
    ["what's your take on instant coffee", /instant coffee/u],
    ['what would you do if you were me', /I would/u],
    ['nobody wished me happy birthday', /[Hh]appy birthday/u],
    ['my wife and i had a stupid fight', /I’m sorry|hurts|sore|because it matters/u],
  ])('takes up what an English message says: %s', async (line, said) => {
    const reply = await lastReply({ partner: 'nap', language: 'en', lines: [line] });
    expect(reply).toMatch(said);
    expect(gamesIn(reply, 'en')).toEqual([]);
  });

  it('is no talk about what a part of a name in the greeting is from', async () => {
    const lines = ['i had a fight with my mom', 'should i call her'];
    const reply = await lastReply({ partner: 'rerun', language: 'en', lines });
    expect(gamesIn(reply, 'en')).toEqual([]);
  });

  it('leaves questions in a talk about a game to this game', async () => {
    const lines = ['tell me about Echo Ridge', 'any tips?'];
    const reply = await lastReply({ partner: 'azhu', language: 'en', lines });
    expect(reply).not.toMatch(/Three rules|Fewer mistakes/u);
  });
});

describe('topics of everyday talk', () => {
  it('have replies for formal Japanese partners, and at least two for everyone', async () => {
    const { everyday } = await readShippedTexts();
    const incomplete = Object.entries(everyday).flatMap(([topic, said]) => {
      const parts = (['replies', 'own', 'more'] as const).filter((part) => said[part]);
      const isComplete = said.replies === undefined || said.formal.replies !== undefined;
      const hasSeveral = Object.values(said.replies ?? {}).every((lines) => lines.length > 1);
      return parts.length > 0 && isComplete && hasSeveral ? [] : [topic];
    });
    expect(incomplete).toEqual([]);
  });
});
