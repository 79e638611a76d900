/**
 * Whether an error has a system error code, such as `EEXIST`.
 * @param {unknown} error
 * @param {string} code
 */
export const hasCode = (error, code) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
