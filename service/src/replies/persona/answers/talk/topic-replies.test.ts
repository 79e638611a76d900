import { createTalkSuite } from '../../testing/talk-suite';

const { lastReply } = createTalkSuite();

describe('a question in a Japanese talk', () => {
  it.each<[partner: string, lines: string[], said: RegExp]>([
    ['not-a-wolf', ['狼のいない村って何人とまってる？', '投票で選ばれたらどうなる？'], /戸の外/u],
    ['not-a-wolf', ['狼のいない村の結末はいくつ？'], /\d/u],
  ])('about a story is answered by its text before help: %s %j', async (partner, lines, said) => {
    expect(await lastReply({ partner, language: 'ja', lines })).toMatch(said);
  });

  it('is about the partner after a reply with an everyday word that ends the name of another', async () => {
    const lines = ['奥さんにおこられなかったの？', '何台もってかえったん'];
    expect(await lastReply({ partner: 'uncle-token', language: 'ja', lines })).toMatch(/三十七台/u);
  });

  it('about fairy tales of a game is about no story', async () => {
    const lines = ['本棚戦記について教えて', '童話がまた立つやつどこに置く？'];
    expect(await lastReply({ partner: 'miss-overdue', language: 'ja', lines })).toMatch(
      /本棚戦記|終わらない物語/u,
    );
  });

  it('that names a game may be about the partner in it', async () => {
    const lines = ['きつつきビートで満点とれたのはなぜ？'];
    expect(await lastReply({ partner: 'rimshot', language: 'ja', lines })).toMatch(
      /本物のきつつき/u,
    );
  });
});
