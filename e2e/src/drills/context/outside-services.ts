import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SiteConfig } from '@huoban/contracts';
import type { CleanupStack } from '../../harness/cleanup';
import { serve } from '../../harness/http';

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

export type OutsideServices = Awaited<ReturnType<typeof startOutsideServices>>;

/**
 * The services that a real site configures outside of its own origin: IP lookup, analytics collector, link that opens the
 * app, app store. They answer as the real ones do, with CORS and preflights.
 * @param beforeWebId the collector answers with a web id after this
 */
export async function startOutsideServices(
  cleanup: CleanupStack,
  beforeWebId: Promise<unknown> = Promise.resolve(),
) {
  const received: ReceivedRequest[] = [];
  const { url } = cleanup.stopLater(
    await serve(async (request, response) => {
      const path = request.url ?? '/';
      if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
      received.push({ path, body: await text(request), at: performance.now() });
      if (path === '/collect/webid') await beforeWebId;
      answer(path, response);
    }),
  );
  return {
    url,
    /** Configures the IP lookup and the app store; the other services on request. */
    configure(site: SiteConfig, { analytics = false, wakeUp = false } = {}): void {
      site.links.ipLookup = `${url}/ip?format=json`;
      site.links.mobileApp = `${url}/store`;
      site.links.installer = `${url}/setup_{channel}_{web_id}.exe`;
      if (analytics) site.analytics = { collector: `${url}/collect`, appId: '7' };
      if (wakeUp) site.wakeUp = { link: `${url}/wake`, appKey: 'k1' };
    },
    at: (path: string) => received.filter((request) => request.path.startsWith(path)),
  };
}

function answer(path: string, response: ServerResponse): void {
  const json = { ...CORS, 'content-type': 'application/json' };
  if (path.startsWith('/ip')) response.writeHead(200, json).end(`{"ip":"${OUTSIDE_IP}"}`);
  else if (path === '/collect/webid')
    response.writeHead(200, json).end(`{"e":0,"web_id":"${OUTSIDE_WEB_ID}"}`);
  else if (path === '/collect/list') response.writeHead(200, json).end('{"e":0}');
  else if (path.startsWith('/wake')) response.writeHead(204).end();
  else if (path.startsWith('/setup'))
    response.writeHead(200, { 'content-disposition': 'attachment' }).end('installer');
  else response.writeHead(200, { 'content-type': 'text/html' }).end(APP_PAGE);
}
