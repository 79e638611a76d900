import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError unless it is a positive integer */
export function parsePositiveInteger(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a positive integer.');
}

/** @throws InvalidArgumentError unless it is a positive number */
export function parsePositiveNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a positive number.');
}

/** @throws InvalidArgumentError unless it is a non-negative integer */
export function parseNonNegativeInteger(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new InvalidArgumentError('It must be 0 or a positive integer.');
}
