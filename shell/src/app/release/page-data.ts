import type { DehydratedState } from '@tanstack/react-query';

/** The data of a page as if all of it had been read at one time. */
export const datePageData = (state: DehydratedState, time: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});

/** Without the time of rendering, so that a document and its ETag stay the same while the content does. */
export const undatedPageData = (state: DehydratedState): DehydratedState => datePageData(state, 0);
