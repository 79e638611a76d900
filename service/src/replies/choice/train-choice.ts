import { softmax } from '../persona/understanding/classifier/softmax';
import { shuffled } from '../classifiers/train-classifier';
import type { ChoiceWeights } from '../persona/answers/choice/choose-drafts';
import type { Choice } from './collect-choices';

const EPOCHS = 15;
const LEARNING_RATE = 0.1;
const REGULARIZATION = 1e-3;
/** A feature of fewer candidates proves nothing. */
const MIN_CANDIDATES = 3;
/** Added to the sum of squared gradients, which begins at 0. */
const FIRST_GRADIENTS = 0.01;
/** A smaller weight decides nothing. */
const MIN_WEIGHT = 0.01;
const DECIMALS = 3;

export interface WeightedChoice {
  candidates: Choice;
  /** How much it counts, 1 for all. */
  weight: number;
}

interface Learnt {
  weight: number;
  gradients: number;
}

interface Row {
  candidates: { of: { learnt: Learnt; value: number }[]; isRight: boolean }[];
  weight: number;
}

/**
 * Learns by which candidates a right one is told from the others: the probability of all right candidates of each choice,
 * by the softmax of the sums of their weights, becomes as high as it can. Trained with AdaGrad; equal choices give equal
 * weights.
 */
export function trainChoice(choices: WeightedChoice[]): ChoiceWeights {
  const known = new Map<string, Learnt>();
  const counts = new Map<string, number>();
  const decided = choices.filter(
    ({ candidates }) =>
      candidates.some(({ isRight }) => isRight) && candidates.some(({ isRight }) => !isRight),
  );
  for (const { candidates } of decided)
    for (const { features } of candidates)
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const [feature, count] of counts)
    if (count >= MIN_CANDIDATES) known.set(feature, { weight: 0, gradients: FIRST_GRADIENTS });
  const rows = decided.map(({ candidates, weight }): Row => ({
    weight,
    candidates: candidates.map(({ features, isRight }) => ({
      isRight,
      of: [...features].flatMap(([feature, value]) => {
        const learnt = known.get(feature);
        return learnt === undefined ? [] : [{ learnt, value }];
      }),
    })),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const at of shuffled(rows.length, epoch)) {
      const row = rows[at];
      if (row !== undefined) learn(row);
    }
  return Object.fromEntries(
    [...known]
      .filter(([, { weight }]) => Math.abs(weight) >= MIN_WEIGHT)
      .map(([feature, { weight }]) => [feature, Number(weight.toFixed(DECIMALS))] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** One step of AdaGrad. */
function learn({ candidates, weight }: Row): void {
  const scores = candidates.map(({ of }) =>
    of.reduce((sum, { learnt, value }) => sum + value * learnt.weight, 0),
  );
  const shares = softmax(Float64Array.from(scores));
  const right = candidates.reduce(
    (sum, { isRight }, at) => sum + (isRight ? (shares[at] ?? 0) : 0),
    0,
  );
  const gradients = new Map<Learnt, number>();
  for (const [at, { of, isRight }] of candidates.entries()) {
    const share = shares[at] ?? 0;
    const error = share - (isRight ? share / right : 0);
    for (const { learnt, value } of of)
      gradients.set(learnt, (gradients.get(learnt) ?? 0) + weight * error * value);
  }
  for (const [learnt, error] of gradients) {
    const gradient = error + REGULARIZATION * learnt.weight;
    learnt.gradients += gradient ** 2;
    learnt.weight -= (LEARNING_RATE * gradient) / Math.sqrt(learnt.gradients);
  }
}
