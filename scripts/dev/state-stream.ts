import type { ServerResponse } from 'node:http';

/** What pages are told about the section that is developed; always the whole, so that nothing can be missed. */
export interface DevelopmentState {
  /** Differs for each start: a page of an earlier one is of no use any more. */
  session: string;
  /** Hash of the newest build that succeeded, null before the first. */
  built: string | null;
  /** Hash of the build that the shell serves now. */
  served: string | null;
  /** What is wrong with the sources now, or with the page that was just rendered; empty while all is well. */
  problems: string[];
}

/** Keeps the state and tells every open page of each change (server-sent events). */
export class StateStream {
  #state: DevelopmentState;
  readonly #pages = new Set<ServerResponse>();

  constructor(session: string) {
    this.#state = { session, built: null, served: null, problems: [] };
  }

  get state(): DevelopmentState {
    return this.#state;
  }

  change(changes: Partial<Omit<DevelopmentState, 'session'>>): void {
    this.#state = { ...this.#state, ...changes };
    for (const page of this.#pages) page.write(this.#message());
  }

  /** Answers the request of one page, and keeps answering until that page is closed. */
  follow(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\n${this.#message()}`);
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }

  #message(): string {
    return `data: ${JSON.stringify(this.#state)}\n\n`;
  }
}
