/** The server waits for everything that a page shows; the browser shows places for it at once. */
export const onServer = typeof document === 'undefined';
