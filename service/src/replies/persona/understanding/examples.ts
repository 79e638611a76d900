import type { Language } from '@huoban/contracts';
import { createQuestionIndex } from '../knowledge/questions/question-index';
import type { SlicedWork } from '../../../process/time-slices';

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
  const similarTo = yield* createQuestionIndex(
    examples.map(({ text }) => text),
    language,
  );
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
