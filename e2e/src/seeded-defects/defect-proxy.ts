import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward, serve, type LocalServer } from '../harness/http';
import { isDocument, type Injection, type ProxiedResponse } from './seeded-defect';

const SCRIPT = '/seeded-defect.js';
const STYLE = '/seeded-defect.css';
/** They belong to one hop, or to a body that may be changed. */
const DROPPED_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
]);

/**
 * Serves a site with a defect on a port of its own.
 * @param target origin of the site, over plain HTTP
 */
export const startDefectProxy = (target: string, defect: Injection | null): Promise<LocalServer> =>
  serve((incoming, outgoing) => {
    respond(target, defect ?? {}, incoming, outgoing).catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(String(error));
    });
  });

async function respond(
  target: string,
  defect: Injection,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const path = incoming.url ?? '/';
  const added = path === SCRIPT ? defect.script : path === STYLE ? defect.style : undefined;
  if (added !== undefined) {
    const type = path === SCRIPT ? 'text/javascript' : 'text/css';
    outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(added);
    return;
  }
  const response = await fetchFrom(target, incoming);
  addFiles(defect, response);
  defect.alter?.(response);
  const { status, headers, body } = response;
  outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

async function fetchFrom(target: string, incoming: IncomingMessage): Promise<ProxiedResponse> {
  const response = await forward(incoming, target, { 'accept-encoding': 'identity' });
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value === undefined || DROPPED_HEADERS.has(name)) continue;
    // Redirects of the site must lead back to this proxy.
    headers[name] = (Array.isArray(value) ? value.join(', ') : value).replace(target, '');
  }
  const { statusCode: status = 502 } = response;
  return { path: incoming.url ?? '/', status, headers, body: await buffer(response) };
}

/** Adds script and style sheet as files of the page's origin, because of the security policy. */
function addFiles({ script, style }: Injection, response: ProxiedResponse): void {
  if (!isDocument(response)) return;
  const tags = [
    script !== undefined &&
      `<script src="${SCRIPT}" integrity="${digestOf(script)}" crossorigin="anonymous"></script>`,
    style !== undefined && `<link rel="stylesheet" href="${STYLE}">`,
  ];
  const html = response.body.toString('utf8');
  const added = tags.filter(Boolean).join('');
  if (added) response.body = Buffer.from(html.replace('</head>', `${added}</head>`));
}

const digestOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
