import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs what a request causes; every line of the log has its id. */
export const withinRequest = <Result>(id: string, run: () => Result): Result =>
  requests.run(id, run);

export const currentRequest = (): string | undefined => requests.getStore();
