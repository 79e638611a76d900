import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request: no answer, headers without a body, half of a body that is cut, or a refusal. */
export type DoorFault = 'hang' | 'headers' | 'cut' | '503';

/** A door before the site through which everything passes but what it spoils: what interception in a browser cannot do. */
export class FaultyDoor {
  readonly #faults = new Map<string, DoorFault[]>();

  private constructor(
    private readonly target: string,
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param target origin of the site, over plain HTTP */
  static async open(target: string): Promise<FaultyDoor> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const door = new FaultyDoor(target, server, `http://127.0.0.1:${port}`);
    server.on('request', (incoming, outgoing) => door.#answer(incoming, outgoing));
    return door;
  }

  /** Spoils requests whose address holds a text: one fault after the other, the last one from then on. */
  spoil(address: string, faults: readonly DoorFault[]): void {
    this.#faults.set(address, [...faults]);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const fault = this.#faultOf(incoming.url ?? '/');
    if (fault === 'hang') return;
    if (fault === '503') {
      outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    if (fault === 'headers') {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
      return;
    }
    const { host } = new URL(this.target);
    const headers = { ...incoming.headers, host };
    const sent = request(new URL(incoming.url ?? '/', this.target), {
      method: incoming.method ?? 'GET',
      headers: fault === 'cut' ? { ...headers, 'accept-encoding': 'identity' } : headers,
    });
    sent.on('error', () => outgoing.destroy());
    sent.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (fault === 'cut') {
        response.once('data', (bytes: Buffer) => {
          outgoing.write(bytes.subarray(0, bytes.length / 2));
          setTimeout(() => outgoing.destroy(), 50);
        });
        return;
      }
      response.pipe(outgoing);
    });
    incoming.pipe(sent);
  }

  #faultOf(url: string): DoorFault | undefined {
    for (const [address, faults] of this.#faults) {
      if (!url.includes(address)) continue;
      return faults.length > 1 ? faults.shift() : faults[0];
    }
    return undefined;
  }
}
