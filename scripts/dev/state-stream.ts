import type { ServerResponse } from 'node:http';

/** State of the developed section. Always sent completely, so that pages cannot miss a change. */
export interface DevelopmentState {
  /** Differs per start, so that pages of an earlier start reload. */
  session: string;
  /** Hash of the latest successful build; null before the first. */
  built: string | null;
  /** Hash of the build that the shell serves. */
  served: string | null;
  /** Build errors and render errors; empty when there are none. */
  problems: string[];
}

/** Sends each state change to all open pages (server-sent events). */
export class StateStream {
  private current: DevelopmentState;
  private readonly pages = new Set<ServerResponse>();

  constructor(session: string) {
    this.current = { session, built: null, served: null, problems: [] };
  }

  get state(): DevelopmentState {
    return this.current;
  }

  change(changes: Partial<Omit<DevelopmentState, 'session'>>): void {
    this.current = { ...this.current, ...changes };
    for (const page of this.pages) page.write(this.message());
  }

  /** Streams to one page until it is closed. */
  subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\n${this.message()}`);
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
  }

  close(): void {
    for (const page of this.pages) page.end();
  }

  private message(): string {
    return `data: ${JSON.stringify(this.current)}\n\n`;
  }
}
