/** True during server rendering, where loaders wait for all data; in the browser pages can open with skeletons. */
export const onServer = typeof document === 'undefined';
