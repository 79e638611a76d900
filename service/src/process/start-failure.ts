import { OperatorError } from './operator-error';

/** Describes for the operator why the service cannot start. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: choose another port with PORT.`;
  return error.stack ?? error.message;
}
