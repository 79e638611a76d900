import type { HTTPRequest } from 'puppeteer';

export type RequestHandler = (request: HTTPRequest) => Promise<void>;

export const abortRequest: RequestHandler = (request) => request.abort('connectionfailed');
/** Never responds: the tab is closed with the request still open. */
export const holdRequest: RequestHandler = () => Promise.resolve();

export const respondWithJson = (request: HTTPRequest, body: unknown, status = 200): Promise<void> =>
  request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) });
