/**
 * True for an error of the system with this code, such as `EEXIST`.
 * @param {unknown} error
 * @param {string} code
 */
export const hasCode = (error, code) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
