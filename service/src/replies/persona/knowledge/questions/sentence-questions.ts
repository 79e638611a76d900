import type { Language } from '@huoban/contracts';
import type { GameQuestions } from '../../../../content/game-questions';
import { foldText } from '../../understanding/fold-text';
import { withUsualSpelling } from '../../understanding/message/spellings';
import type { Sentence } from '../sentences';
import type { SlicedWork } from '../time-slices';
import { createQuestionIndex } from './question-index';

/** The questions that are written for sentences. */
export interface SentenceQuestions {
  /** Folded questions that the sentence at a position answers. */
  textAt: (at: number) => string;
  /** Similarity of a message to the nearest question of every sentence, by position. */
  similarities: (message: string) => Float32Array;
}

/** Finds the sentences that answer the questions of games; a changed library may lack some. */
export function* createSentenceQuestions(
  sentences: Sentence[],
  questions: GameQuestions[],
  language: Language,
): SlicedWork<SentenceQuestions> {
  const texts = new Map<number, string>();
  const asks: string[] = [];
  const positions: number[] = [];
  for (const { game: slug, [language]: ofGame } of questions) {
    const first = sentences.findIndex(({ game }) => game?.slug === slug);
    const end = sentences.findLastIndex(({ game }) => game?.slug === slug) + 1;
    const own = sentences.slice(Math.max(0, first), end);
    for (const { answer, asks: ways } of ofGame) {
      const found = own.findIndex(({ text }) => text.includes(answer));
      if (found < 0) continue;
      const folded = ways.map((ask) => foldText(withUsualSpelling(ask, language), language));
      texts.set(first + found, [texts.get(first + found) ?? '', ...folded].join('|'));
      asks.push(...ways);
      positions.push(...ways.map(() => first + found));
    }
    yield;
  }
  const similarTo = yield* createQuestionIndex(asks, language);
  return {
    textAt: (at) => texts.get(at) ?? '',
    similarities: (message) => {
      const nearest = new Float32Array(sentences.length);
      for (const [ask, similarity] of similarTo(message).entries()) {
        const at = positions[ask] ?? 0;
        nearest[at] = Math.max(nearest[at] ?? 0, similarity);
      }
      return nearest;
    },
  };
}
