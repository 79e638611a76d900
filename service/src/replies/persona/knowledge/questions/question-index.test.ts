import type { Language } from '@huoban/contracts';
import { runInSlices } from '../../../../process/time-slices';
import { createQuestionIndex, foldQuestion } from './question-index';

const QUESTIONS: Record<Language, string[]> = {
  zh: ['存档点在哪', '两个人怎么玩', '没电了怎么办'],
  en: ['where can i save', 'how do two people play', 'what if the battery is empty'],
  ja: ['セーブはどこ？', '二人で遊べますか', '電池が切れたらどうする'],
};

function createIndex(language: Language) {
  const folded = QUESTIONS[language].map((question) => foldQuestion(question, language));
  return runInSlices(createQuestionIndex(folded, language));
}

describe('the questions that a message resembles', () => {
  it.each<[Language, string, number]>([
    ['zh', '在哪儿可以存档', 0],
    ['zh', '能两个人一起玩吗', 1],
    ['en', 'where do I save?', 0],
    ['en', 'my battery is empty', 2],
    ['ja', 'どこでセーブできる', 0],
    ['ja', '二人でも遊べる？', 1],
  ])('are those that share rare words, in %s: %s', async (language, message, expected) => {
    const similarTo = await createIndex(language);
    const similarities = [...similarTo(message)];
    expect(similarities.indexOf(Math.max(...similarities))).toBe(expected);
    expect(Math.max(...similarities)).toBeGreaterThan(0.3);
  });

  it.each<Language>(['zh', 'en', 'ja'])(
    'equal it when the words are the same (%s)',
    async (language) => {
      const similarTo = await createIndex(language);
      for (const [at, question] of QUESTIONS[language].entries())
        expect(similarTo(question)[at]).toBeCloseTo(1);
    },
  );

  it('are none when no word is the same', async () => {
    const similarTo = await createIndex('en');
    expect([...similarTo('quantum physics')]).toEqual([0, 0, 0]);
  });
});
