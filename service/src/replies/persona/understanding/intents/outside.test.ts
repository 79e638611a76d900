import type { Language } from '@huoban/contracts';
import { asksOutside } from './outside';

describe('a matter of the world outside', () => {
  it.each<[Language, string, boolean]>([
    ['zh', '现在日元换人民币是多少', true],
    ['zh', '昨晚决赛谁赢了', true],
    ['zh', '帮我写一篇五百字作文', false],
    ['en', 'should I put my money in index funds or crypto', true],
    ['en', 'any tips for Stardew', true],
    ['en', 'need an essay on Hamlet by tomorrow', false],
    ['ja', 'NISAって始めたほうがいい？', true],
    ['ja', '読書感想文書いてほしい', false],
  ])('is asked about (%s: %s)', (language, text, isQuestion) => {
    expect(asksOutside(text, language, isQuestion)).toBe(true);
  });

  it.each<[Language, string, boolean]>([
    ['zh', '隧道前要囤什么货', true],
    ['en', 'what should i stock before tunnels', true],
    ['en', 'finished my homework at last', false],
    ['ja', '作文を出してきた', false],
  ])('is not found in games and news of lives (%s: %s)', (language, text, isQuestion) => {
    expect(asksOutside(text, language, isQuestion)).toBe(false);
  });
});
