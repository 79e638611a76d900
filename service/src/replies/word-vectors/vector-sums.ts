import { DIMENSIONS } from '../persona/vectors/table-format';

export type Vector = Float64Array;

export function addScaled(sum: Vector, vector: Vector, weight: number): void {
  for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight;
}

/** The vector with length 1; undefined for zero. */
export function toUnit(vector: Vector): Vector | undefined {
  const length = Math.hypot(...vector);
  return length === 0 ? undefined : vector.map((value) => value / length);
}

/** Sums of vectors by word, each with the rank of its most frequent meaning. */
export class VectorSums {
  private readonly sums = new Map<string, { vector: Vector; rank: number }>();

  has(word: string): boolean {
    return this.sums.has(word);
  }

  find(word: string): { vector: Vector; rank: number } | undefined {
    return this.sums.get(word);
  }

  add(word: string, { vector, weight, rank }: { vector: Vector; weight: number; rank: number }) {
    const sum = this.sums.get(word) ?? { vector: new Float64Array(DIMENSIONS), rank };
    addScaled(sum.vector, vector, weight);
    sum.rank = Math.min(sum.rank, rank);
    this.sums.set(word, sum);
  }

  /** The words of the lowest ranks. */
  mostFrequent(count: number): [word: string, vector: Vector][] {
    return [...this.sums]
      .sort(([, a], [, b]) => a.rank - b.rank)
      .slice(0, count)
      .map(([word, { vector }]) => [word, vector]);
  }
}
