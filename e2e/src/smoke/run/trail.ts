import type { ConsoleMessage, HTTPRequest, Page } from 'puppeteer';

/** What a tab did and said since it was opened. */
export interface Trail {
  /** Everything of the console, and uncaught exceptions. */
  console: string[];
  /** One line for each request: status or failure, method, kind, address, milliseconds. */
  network: string[];
  /** Errors and warnings of the console, and uncaught exceptions. */
  complaints: { text: string; from: string }[];
  /** Requests that were lost or refused. */
  lost: { address: string; why: string; isDocument: boolean }[];
}

/** Begins to take down what a tab does. */
export function followTrail(page: Page): Trail {
  const trail: Trail = { console: [], network: [], complaints: [], lost: [] };
  const begun = new Map<HTTPRequest, number>();
  page.on('pageerror', (failure) => {
    trail.console.push(`exception: ${String(failure)}`);
    trail.complaints.push({ text: String(failure), from: '' });
  });
  page.on('console', (message) => noteMessage(trail, message));
  page.on('request', (request) => begun.set(request, performance.now()));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    trail.network.push(lineOf(request, why, begun));
    // What a page no longer wants when it is left is nobody's fault.
    if (why !== 'net::ERR_ABORTED') trail.lost.push(lossOf(request, why));
  });
  page.on('response', (response) => {
    const request = response.request();
    const status = response.status();
    trail.network.push(lineOf(request, String(status), begun));
    if (status >= 400) trail.lost.push(lossOf(request, String(status)));
  });
  return trail;
}

function noteMessage(trail: Trail, message: ConsoleMessage): void {
  const from = message.location().url ?? '';
  const text = message.text();
  trail.console.push(`${message.type()}: ${text}${from ? ` (${from})` : ''}`);
  if (message.type() === 'error' || message.type() === 'warn')
    trail.complaints.push({ text, from });
}

const lossOf = (request: HTTPRequest, why: string): Trail['lost'][number] => ({
  address: request.url(),
  why,
  isDocument: request.isNavigationRequest() && request.frame()?.parentFrame() === null,
});

function lineOf(request: HTTPRequest, result: string, begun: Map<HTTPRequest, number>): string {
  const since = begun.get(request);
  const time = since === undefined ? '' : ` ${String(Math.round(performance.now() - since))} ms`;
  const address = request.url().slice(0, 300);
  return `${result} ${request.method()} ${request.resourceType()} ${address}${time}`;
}
