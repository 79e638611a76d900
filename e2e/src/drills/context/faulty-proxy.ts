import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../harness/processes';

/** What happens to a request: no response, headers without a body, half of a body, a body in pieces, or a refusal. */
export type ProxyFault = 'hang' | 'headers' | 'cut' | 'pieces' | '503';

const PIECE_BYTES = 2_000;
const PIECE_MS = 20;

/** A proxy before the site that damages responses on the wire, which interception in a browser cannot do. */
export class FaultyProxy {
  private readonly faults = new Map<string, ProxyFault[]>();
  private readonly bodies: { address: string; body: string }[] = [];

  private constructor(
    private readonly target: string,
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param target origin of the site, over plain HTTP */
  static async start(target: string): Promise<FaultyProxy> {
    const server = createServer();
    const proxy = new FaultyProxy(target, server, `http://127.0.0.1:${await listen(server)}`);
    server.on('request', (incoming, outgoing) => proxy.respond(incoming, outgoing));
    return proxy;
  }

  /** Damages requests whose address contains a text: one fault after the other, the last one from then on. */
  inject(address: string, faults: readonly ProxyFault[]): void {
    this.faults.set(address, [...faults]);
  }

  /** Bodies of the requests that have arrived whole at a path. */
  bodiesOf(path: string): string[] {
    return this.bodies.filter(({ address }) => address.startsWith(path)).map(({ body }) => body);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private respond(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const address = incoming.url ?? '/';
    const fault = this.nextFault(address);
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => this.bodies.push({ address, body: Buffer.concat(chunks).toString() }));
    const json = { 'content-type': 'application/json' };
    if (fault === 'hang') return;
    if (fault === '503') return void outgoing.writeHead(503, json).end('{}');
    if (fault === 'headers') return outgoing.writeHead(200, json).flushHeaders();
    const headers = { ...incoming.headers, host: new URL(this.target).host };
    const forwarded = request(new URL(address, this.target), {
      method: incoming.method ?? 'GET',
      headers: fault === undefined ? headers : { ...headers, 'accept-encoding': 'identity' },
    });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (fault === 'pieces')
        return void pipeline(response, inPieces, outgoing).catch(() => undefined);
      if (fault !== 'cut') return void response.pipe(outgoing);
      response.once('data', (bytes: Buffer) => {
        outgoing.write(bytes.subarray(0, bytes.length / 2));
        setTimeout(() => outgoing.destroy(), 50);
      });
    });
    incoming.pipe(forwarded);
  }

  private nextFault(url: string): ProxyFault | undefined {
    const faults = [...this.faults].find(([address]) => url.includes(address))?.[1] ?? [];
    return faults.length > 1 ? faults.shift() : faults[0];
  }
}

/** A body as a slow connection delivers it. */
async function* inPieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const bytes of body)
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      yield bytes.subarray(from, from + PIECE_BYTES);
      await pause(PIECE_MS);
    }
}
