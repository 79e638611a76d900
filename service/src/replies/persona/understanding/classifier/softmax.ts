/** Probabilities of labels by their scores. */
export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
