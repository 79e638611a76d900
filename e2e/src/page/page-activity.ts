import type { ConsoleMessage, HTTPRequest, Page } from 'puppeteer';

export interface PageActivityLog {
  /** Everything of the console, and uncaught exceptions. */
  console: string[];
  /** One line per request: status or failure, method, kind, address, milliseconds. */
  network: string[];
  /** Errors of the console, and uncaught exceptions. */
  errors: string[];
  /** The same with warnings and where they come from. */
  consoleErrors: { text: string; from: string }[];
  /** Requests that failed or got an error status. */
  failedRequests: { address: string; reason: string; isDocument: boolean }[];
}

export function recordActivity(page: Page): PageActivityLog {
  const log: PageActivityLog = {
    ...{ console: [], network: [], errors: [], consoleErrors: [] },
    failedRequests: [],
  };
  const startedAt = new Map<HTTPRequest, number>();
  page.on('pageerror', (error) => {
    log.console.push(`exception: ${String(error)}`);
    log.errors.push(String(error));
    log.consoleErrors.push({ text: String(error), from: '' });
  });
  page.on('console', (message) => recordMessage(log, message));
  page.on('request', (request) => startedAt.set(request, performance.now()));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    log.network.push(describeRequest(request, reason, startedAt));
    // Navigation aborts requests of the previous page.
    if (reason !== 'net::ERR_ABORTED') log.failedRequests.push(failureOf(request, reason));
  });
  page.on('response', (response) => {
    const request = response.request();
    const status = response.status();
    log.network.push(describeRequest(request, String(status), startedAt));
    if (status >= 400) log.failedRequests.push(failureOf(request, String(status)));
  });
  return log;
}

function recordMessage(log: PageActivityLog, message: ConsoleMessage): void {
  const from = message.location().url ?? '';
  const text = message.text();
  log.console.push(`${message.type()}: ${text}${from ? ` (${from})` : ''}`);
  if (message.type() === 'error') log.errors.push(text);
  if (message.type() === 'error' || message.type() === 'warn')
    log.consoleErrors.push({ text, from });
}

const failureOf = (request: HTTPRequest, reason: string) => ({
  address: request.url(),
  reason,
  isDocument: request.isNavigationRequest() && request.frame()?.parentFrame() === null,
});

function describeRequest(
  request: HTTPRequest,
  result: string,
  startedAt: Map<HTTPRequest, number>,
): string {
  const since = startedAt.get(request);
  const time = since === undefined ? '' : ` ${Math.round(performance.now() - since)} ms`;
  const address = request.url().slice(0, 300);
  return `${result} ${request.method()} ${request.resourceType()} ${address}${time}`;
}
