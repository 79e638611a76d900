/** Thrown by a page's loader: the address names nothing. The server answers 404. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFound';
}

/** `throw notFound('no game 99')` in a loader; the reason goes to the log, visitors read the path. */
export const notFound = (reason = 'nothing here'): PageNotFoundError =>
  new PageNotFoundError(reason);

// By name, not `instanceof`: a section loaded before a shell update may hold another copy of the class.
export const isPageNotFound = (failure: unknown): boolean =>
  failure instanceof Error && failure.name === 'PageNotFound';
