/** What an error says of itself. Anything may be thrown: what is no error is shown as it is. */
export const errorMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
