import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import type { SubjectQuestions } from '../../../../content/subject-questions';
import { textsIdOf } from '../knowledge-base';
import type { Sentence } from '../sentences';
import type { SlicedWork } from '../../../../process/time-slices';
import { createLikeness, type Likeness } from './likeness';
import { createQuestionIndex, foldQuestion } from './question-index';

/** The questions that are written for sentences. */
export interface SentenceQuestions {
  /** Folded questions that the sentence at a position answers. */
  textAt: (at: number) => string;
  /** Similarity of a message to the nearest question of every sentence, by position. */
  similarities: (message: string) => Float32Array;
  likeness: Likeness;
}

const MAX_MESSAGES = 10;

/** Finds the sentences that answer the questions; a changed library may lack some. */
export function* createSentenceQuestions(
  sentences: Sentence[],
  questions: SubjectQuestions[],
  language: Language,
): SlicedWork<SentenceQuestions> {
  const texts = new Map<number, string>();
  const asks: string[] = [];
  const positions: number[] = [];
  const asksAt = new Map<number, string[]>();
  const placesOf = new Map<string, number[]>();
  for (const [place, { subject }] of sentences.entries()) {
    const id = textsIdOf(subject);
    if (id === undefined) continue;
    const places = placesOf.get(id);
    if (places === undefined) placesOf.set(id, [place]);
    else places.push(place);
  }
  for (const { kind, slug, [language]: ofSubject } of questions) {
    const places = placesOf.get(`${kind} ${slug}`) ?? [];
    for (const { answer, asks: ways } of ofSubject) {
      const found = places.find((place) => sentences[place]?.text.includes(answer));
      if (found === undefined) continue;
      const folded = ways.map((ask) => foldQuestion(ask, language));
      texts.set(found, [texts.get(found) ?? '', ...folded].join('|'));
      asksAt.set(found, [...(asksAt.get(found) ?? []), ...ways]);
      asks.push(...folded);
      positions.push(...ways.map(() => found));
    }
    yield;
  }
  const similarTo = yield* createQuestionIndex(asks, language);
  // One message is searched for in several scopes.
  const cache = new LRUCache<string, Float32Array>({
    max: MAX_MESSAGES,
    memoMethod: (message) => {
      const nearest = new Float32Array(sentences.length);
      for (const [ask, similarity] of similarTo(message).entries()) {
        const at = positions[ask] ?? 0;
        nearest[at] = Math.max(nearest[at] ?? 0, similarity);
      }
      return nearest;
    },
  });
  const textsAt = (place: number) => [sentences[place]?.text ?? '', ...(asksAt.get(place) ?? [])];
  return {
    textAt: (at) => texts.get(at) ?? '',
    similarities: (message) => cache.memo(message),
    likeness: createLikeness(placesOf, textsAt, language),
  };
}
