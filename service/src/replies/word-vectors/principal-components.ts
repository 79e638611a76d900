/** Iterations after which the subspaces no longer change visibly. */
const ITERATIONS = 40;

function dotOf(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function centre(row: ArrayLike<number>, mean: Float64Array): Float64Array {
  const centred = new Float64Array(mean.length);
  for (let at = 0; at < mean.length; at += 1) centred[at] = (row[at] ?? 0) - (mean[at] ?? 0);
  return centred;
}

/** Makes rows orthogonal to the earlier ones and of length 1. */
function orthonormalize(rows: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const row of rows) {
    const rest = done.reduce((left, other) => {
      const share = dotOf(left, other);
      return left.map((value, at) => value - share * (other[at] ?? 0));
    }, row);
    const length = Math.sqrt(dotOf(rest, rest)) || 1;
    done.push(rest.map((value) => value / length));
  }
  return done;
}

export interface Projection {
  mean: Float64Array;
  /** Principal components, of the largest variance first. */
  components: Float64Array[];
}

/** Mean and first principal components of rows, by orthogonal iteration. */
export function findComponents(rows: ArrayLike<number>[], count: number): Projection {
  const size = rows[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const row of rows)
    for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    const centred = centre(row, mean);
    for (const [at, line] of covariance.entries())
      for (let to = 0; to < size; to += 1)
        line[to] = (line[to] ?? 0) + (centred[at] ?? 0) * (centred[to] ?? 0);
  }
  // Distinct starts that are orthogonal to no component.
  let components = orthonormalize(
    Array.from({ length: count }, (_, row) =>
      Float64Array.from({ length: size }, (__, at) => Math.sin(1 + row * size + at * at)),
    ),
  );
  for (let round = 0; round < ITERATIONS; round += 1)
    components = orthonormalize(
      components.map((component) =>
        Float64Array.from(covariance, (line) => dotOf(line, component)),
      ),
    );
  return { mean, components };
}

/** Coordinates of a row along the components. */
export function project(row: ArrayLike<number>, { mean, components }: Projection): Float64Array {
  const centred = centre(row, mean);
  return Float64Array.from(components, (component) => dotOf(centred, component));
}
