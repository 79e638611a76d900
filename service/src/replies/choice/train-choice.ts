import { softmax } from '../persona/understanding/classifier/softmax';
import { shuffled } from '../classifiers/train-classifier';
import { ALWAYS, type ChoiceWeights } from '../persona/answers/choice/candidate-features';
import type { Choice } from './collect-choices';

const EPOCHS = 10;
const LEARNING_RATE = 0.1;
const REGULARIZATION = 1e-4;
/** A pair of a trait and a value of fewer candidates proves nothing. */
const MIN_CANDIDATES = 3;
/** Added to the sum of squared gradients, which begins at 0. */
const FIRST_GRADIENTS = 0.01;
/** A smaller weight decides nothing. */
const MIN_WEIGHT = 0.03;
const DECIMALS = 2;

interface Encoded {
  isRight: boolean;
  /** Where the weights of each trait begin in the table. */
  starts: number[];
  columns: Int32Array;
  /** Of each column. */
  values: Float64Array;
}

/** Gives strings positions from 0, in the order in which they come. */
class Positions {
  readonly all: string[] = [];
  private readonly known = new Map<string, number>();

  of(text: string): number {
    const position = this.known.get(text) ?? this.all.push(text) - 1;
    this.known.set(text, position);
    return position;
  }
}

/** Most names of values; the table of weights has as many columns. */
const MAX_NAMES = 1_024;

const encode = (choice: Choice, traits: Positions, names: Positions): Encoded[] =>
  choice.map(({ features: { traits: own, ...features }, isRight }) => {
    const values = [[ALWAYS, 1] as const, ...features.message, ...features.own];
    return {
      isRight,
      starts: own.map((trait) => traits.of(trait) * MAX_NAMES),
      columns: Int32Array.from(values, ([name]) => names.of(name)),
      values: Float64Array.from(values, ([, value]) => value),
    };
  });

/**
 * Learns by which candidates a right one is told from the others: the probability of all right candidates of each choice,
 * by the softmax of the sums of their weights, becomes as high as it can. Trained with AdaGrad; equal choices give equal
 * weights.
 */
export function trainChoice(choices: Choice[]): ChoiceWeights {
  const traits = new Positions();
  const names = new Positions();
  const rows = choices
    .filter(
      (choice) => choice.some(({ isRight }) => isRight) && choice.some(({ isRight }) => !isRight),
    )
    .map((choice) => encode(choice, traits, names));
  if (names.all.length > MAX_NAMES) throw new RangeError(`more than ${MAX_NAMES} names of values`);
  const size = traits.all.length * MAX_NAMES;
  const table = {
    weights: new Float64Array(size),
    squares: new Float64Array(size).fill(FIRST_GRADIENTS),
    counts: new Uint32Array(size),
  };
  for (const row of rows)
    for (const candidate of row)
      for (const [pair] of pairsOf(candidate)) table.counts[pair] = (table.counts[pair] ?? 0) + 1;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const at of shuffled(rows.length, epoch)) {
      const row = rows[at];
      if (row !== undefined) learn(row, table);
    }
  return Object.fromEntries(
    traits.all
      .map((trait, row) => {
        const weights = names.all.flatMap((name, column) => {
          const weight = table.weights[row * MAX_NAMES + column] ?? 0;
          return Math.abs(weight) < MIN_WEIGHT
            ? []
            : [[name, Number(weight.toFixed(DECIMALS))] as const];
        });
        return [trait, Object.fromEntries(weights)] as const;
      })
      .filter(([, weights]) => Object.keys(weights).length > 0),
  );
}

/** The positions in the table that a candidate has, each with its value. */
function* pairsOf({ starts, columns, values }: Encoded) {
  for (const start of starts)
    for (let at = 0; at < columns.length; at += 1)
      yield [start + (columns[at] ?? 0), values[at] ?? 0] as const;
}

interface Table {
  weights: Float64Array;
  /** Sums of squared gradients. */
  squares: Float64Array;
  counts: Uint32Array;
}

/** One step of AdaGrad. */
function learn(candidates: Encoded[], { weights, squares, counts }: Table): void {
  const scores = candidates.map((candidate) => {
    let score = 0;
    for (const [pair, value] of pairsOf(candidate)) score += value * (weights[pair] ?? 0);
    return score;
  });
  const shares = softmax(Float64Array.from(scores));
  const right = candidates.reduce(
    (sum, { isRight }, at) => sum + (isRight ? (shares[at] ?? 0) : 0),
    0,
  );
  const gradients = new Map<number, number>();
  for (const [at, candidate] of candidates.entries()) {
    const share = shares[at] ?? 0;
    const error = share - (candidate.isRight ? share / right : 0);
    for (const [pair, value] of pairsOf(candidate))
      if ((counts[pair] ?? 0) >= MIN_CANDIDATES)
        gradients.set(pair, (gradients.get(pair) ?? 0) + error * value);
  }
  for (const [pair, error] of gradients) {
    const known = weights[pair] ?? 0;
    const gradient = error + REGULARIZATION * known;
    const sum = (squares[pair] ?? 0) + gradient ** 2;
    squares[pair] = sum;
    weights[pair] = known - (LEARNING_RATE * gradient) / Math.sqrt(sum);
  }
}
