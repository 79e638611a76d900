import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isDocument, type Fault, type Passing } from './fault';

const SCRIPT = '/seeded-fault.js';
const STYLE = '/seeded-fault.css';
/** Belong to one hop, or to a body that is changed. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
]);

/** A site with a fault: everything comes from the real one, on a port of its own. */
export class FaultyProxy {
  private constructor(
    readonly url: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  /** @param target origin of the real site, over plain HTTP */
  static async start(target: string, fault: Fault | null): Promise<FaultyProxy> {
    const server = createServer((incoming, outgoing) => {
      answer(target, fault, incoming, outgoing).catch((failure: unknown) => {
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end(String(failure));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new FaultyProxy(`http://127.0.0.1:${String(port)}`, server);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function answer(
  target: string,
  fault: Fault | null,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const path = incoming.url ?? '/';
  const own = path === SCRIPT ? fault?.script : path === STYLE ? fault?.style : undefined;
  if (own !== undefined) {
    const type = path === SCRIPT ? 'text/javascript' : 'text/css';
    outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    outgoing.end(own);
    return;
  }
  const passing = await fetchFrom(target, incoming);
  if (fault) {
    addOwnFiles(fault, passing);
    fault.spoil?.(passing);
  }
  outgoing.writeHead(passing.status, {
    ...passing.headers,
    'content-length': String(passing.body.length),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : passing.body);
}

async function fetchFrom(target: string, incoming: IncomingMessage): Promise<Passing> {
  const { host } = new URL(target);
  const path = incoming.url ?? '/';
  const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
  const sent = request(new URL(path, target), { method: incoming.method, headers });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
    incoming.pipe(sent);
  });
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value === undefined || NOT_PASSED_ON.has(name)) continue;
    // Redirects of the site lead back to this origin.
    kept[name] = (Array.isArray(value) ? value.join(', ') : value).replace(target, '');
  }
  return { path, status: response.statusCode ?? 502, headers: kept, body: await buffer(response) };
}

/** A script and a style sheet of the page's own origin, as the security policy asks for them. */
function addOwnFiles({ script, style }: Fault, passing: Passing): void {
  if (!isDocument(passing) || (script === undefined && style === undefined)) return;
  const tags =
    (script === undefined
      ? ''
      : `<script src="${SCRIPT}" integrity="${digestOf(script)}" crossorigin="anonymous"></script>`) +
    (style === undefined ? '' : `<link rel="stylesheet" href="${STYLE}">`);
  passing.body = Buffer.from(passing.body.toString('utf8').replace('</head>', `${tags}</head>`));
}

const digestOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
