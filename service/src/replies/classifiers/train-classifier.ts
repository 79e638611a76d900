import type { Weights } from '../persona/understanding/classifier/weights-format';
import { softmax } from '../persona/understanding/classifier/softmax';
import { BIAS } from '../persona/understanding/classifier/message-features';

/** Features of an example with their values. */
type Features = ReadonlyMap<string, number>;

export interface LabelledExample {
  features: Features;
  /** Position of the label. */
  label: number;
}

const EPOCHS = 8;
const LEARNING_RATE = 0.3;
const REGULARIZATION = 1e-5;
/** A feature of a single example proves nothing. */
const MIN_EXAMPLES = 2;
/** Added to the sum of squared gradients, which begins at 0. */
const FIRST_GRADIENTS = 0.01;

interface Feature {
  weights: Float32Array;
  gradients: Float32Array;
}

/**
 * Trains a multinomial logistic regression with AdaGrad; equal examples give equal weights.
 * J. Duchi, E. Hazan, Y. Singer: Adaptive Subgradient Methods (JMLR 12, 2011).
 */
export function trainClassifier(examples: LabelledExample[], labels: number): Weights {
  const known = new Map<string, Feature>();
  for (const feature of [...commonFeatures(examples), BIAS])
    known.set(feature, {
      weights: new Float32Array(labels),
      gradients: new Float32Array(labels).fill(FIRST_GRADIENTS),
    });
  const rows = examples.map(({ features, label }) => ({
    label,
    of: [...features, [BIAS, 1] as const].flatMap(([feature, value]) => {
      const found = known.get(feature);
      return found === undefined ? [] : [{ ...found, value }];
    }),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const at of shuffled(rows.length, epoch)) {
      const row = rows[at];
      if (row !== undefined) learn(row.of, row.label, labels);
    }
  return new Map([...known].map(([feature, { weights }]) => [feature, weights]));
}

/** The features of several examples. */
function commonFeatures(examples: LabelledExample[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([feature, count]) => (count >= MIN_EXAMPLES ? [feature] : []));
}

/** One step of AdaGrad. */
function learn(row: (Feature & { value: number })[], right: number, labels: number): void {
  const scores = new Float64Array(labels);
  for (const { weights, value } of row)
    for (let label = 0; label < labels; label += 1)
      scores[label] = (scores[label] ?? 0) + value * (weights[label] ?? 0);
  const errors = softmax(scores).map((share, label) => share - (label === right ? 1 : 0));
  for (const { weights, gradients, value } of row)
    for (let label = 0; label < labels; label += 1) {
      const weight = weights[label] ?? 0;
      const gradient = value * (errors[label] ?? 0) + REGULARIZATION * weight;
      const squares = (gradients[label] ?? 0) + gradient ** 2;
      gradients[label] = squares;
      weights[label] = weight - (LEARNING_RATE * gradient) / Math.sqrt(squares);
    }
}

/** The numbers below a count in an order that looks random and is the same each time. */
export function shuffled(count: number, seed: number): number[] {
  const numbers = Array.from({ length: count }, (_, at) => at);
  let state = seed + 1;
  for (let last = count - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0];
  }
  return numbers;
}
