import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SiteConfig } from '@huoban/contracts';
import { listen } from '../../harness/processes';

interface ReceivedRequest {
  path: string;
  body: string;
  /** `performance.now()` of its arrival. */
  at: number;
}

export const OUTSIDE_IP = '203.0.113.7';
export const OUTSIDE_WEB_ID = '6748002161499735560';
const APP_PAGE = '<!doctype html><title>store</title><h1>store</h1>';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
};

/**
 * The services that a real site configures outside of its own origin: IP lookup, analytics collector, link that opens the
 * app, app store. They answer as the real ones do, with CORS and preflights.
 */
export class OutsideServices {
  readonly received: ReceivedRequest[] = [];
  /** The collector answers with a web id after this. */
  beforeWebId: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<OutsideServices> {
    const server = createServer();
    const services = new OutsideServices(server, `http://127.0.0.1:${await listen(server)}`);
    server.on('request', (request, response) => void services.respond(request, response));
    return services;
  }

  /** Configures the IP lookup and the app store; the other services on request. */
  readonly configure = (site: SiteConfig, { analytics = false, wakeUp = false } = {}): void => {
    site.links.ipLookup = `${this.url}/ip?format=json`;
    site.links.mobileApp = `${this.url}/store`;
    site.links.installer = `${this.url}/setup_{channel}_{web_id}.exe`;
    if (analytics) site.analytics = { collector: `${this.url}/collect`, appId: '7' };
    if (wakeUp) site.wakeUp = { link: `${this.url}/wake`, appKey: 'k1' };
  };

  /** Requests to a path, in the order of their arrival. */
  at(path: string): ReceivedRequest[] {
    return this.received.filter((request) => request.path.startsWith(path));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const json = { ...CORS, 'content-type': 'application/json' };
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    this.received.push({ path, body: await text(request), at: performance.now() });
    if (path.startsWith('/ip')) response.writeHead(200, json).end(`{"ip":"${OUTSIDE_IP}"}`);
    else if (path === '/collect/webid') {
      await this.beforeWebId;
      response.writeHead(200, json).end(`{"e":0,"web_id":"${OUTSIDE_WEB_ID}"}`);
    } else if (path === '/collect/list') response.writeHead(200, json).end('{"e":0}');
    else if (path.startsWith('/wake')) response.writeHead(204).end();
    else if (path.startsWith('/setup'))
      response.writeHead(200, { 'content-disposition': 'attachment' }).end('installer');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(APP_PAGE);
  }
}
