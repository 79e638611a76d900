import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError unless it is a positive integer */
export function parsePositiveInteger(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}

/** @throws InvalidArgumentError unless it is a positive number */
export function parsePositiveNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError('It must be a number above 0.');
}

/** @throws InvalidArgumentError unless it is a non-negative integer */
export function parseNonNegativeInteger(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new InvalidArgumentError('It must be a whole number, 0 or more.');
}
