import type { Language } from '@huoban/contracts';
import { createQuestionIndex, foldQuestion } from '../knowledge/questions/question-index';
import type { SlicedWork } from '../../../process/time-slices';

const EXAMPLES_PER_SLICE = 50;

/** A way to say something. */
export interface Example<Value> {
  text: string;
  value: Value;
}

export interface NearestExample<Value> {
  value: Value;
  /** Cosine of the angle between the messages as vectors of features, 0 to 1. */
  similarity: number;
}

/** Creates a search for the example that a message resembles most, by the features that they share. */
export function* createExamples<Value>(
  examples: Example<Value>[],
  language: Language,
): SlicedWork<(text: string) => NearestExample<Value> | undefined> {
  const folded: string[] = [];
  for (const { text } of examples) {
    folded.push(foldQuestion(text, language));
    if (folded.length % EXAMPLES_PER_SLICE === 0) yield;
  }
  const similarTo = yield* createQuestionIndex(folded, language);
  return (text) => {
    let best: NearestExample<Value> | undefined;
    for (const [at, similarity] of similarTo(text).entries()) {
      const example = examples[at];
      if (example !== undefined && similarity > (best?.similarity ?? 0))
        best = { value: example.value, similarity };
    }
    return best;
  };
}
