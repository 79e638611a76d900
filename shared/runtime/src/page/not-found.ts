/** Thrown by a loader when the URL matches nothing: the response is a 404. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFound';
}

/** Usage in a loader: `throw notFound('no game 99')`. The reason is logged, not shown. */
export const notFound = (reason = 'nothing here'): PageNotFoundError =>
  new PageNotFoundError(reason);

// By name, because `instanceof` fails for another copy of the class in a section or an older shell.
export const isPageNotFound = (failure: unknown): boolean =>
  failure instanceof Error && failure.name === 'PageNotFound';
