import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { CleanupStack } from '../../harness/cleanup';
import { forward, serve } from '../../harness/http';

/** What happens to a request: no response, headers without a body, half of a body, a body in pieces, or a refusal. */
export type ProxyFault = 'hang' | 'headers' | 'cut' | 'pieces' | '503';

const PIECE_BYTES = 2_000;
const PIECE_MS = 20;
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * A proxy before the site that damages responses on the wire, which interception in a browser cannot do.
 * @param target origin of the site, over plain HTTP
 */
export async function startFaultyProxy(cleanup: CleanupStack, target: string) {
  const faults = new Map<string, ProxyFault[]>();
  const bodies: { address: string; body: string }[] = [];
  const nextFault = (url: string): ProxyFault | undefined => {
    const found = [...faults].find(([address]) => url.includes(address))?.[1] ?? [];
    return found.length > 1 ? found.shift() : found[0];
  };
  const { url } = cleanup.stopLater(
    await serve((incoming, outgoing) => {
      const address = incoming.url ?? '/';
      const fault = nextFault(address);
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => bodies.push({ address, body: Buffer.concat(chunks).toString() }));
      if (fault === 'hang') return;
      if (fault === '503') return void outgoing.writeHead(503, JSON_TYPE).end('{}');
      if (fault === 'headers') return outgoing.writeHead(200, JSON_TYPE).flushHeaders();
      forward(incoming, target, fault && { 'accept-encoding': 'identity' })
        .then(async (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          if (fault === 'pieces') return pipeline(response, inPieces, outgoing);
          if (fault !== 'cut') return pipeline(response, outgoing);
          response.once('data', (bytes: Buffer) => {
            outgoing.write(bytes.subarray(0, bytes.length / 2));
            setTimeout(() => outgoing.destroy(), 50);
          });
        })
        .catch(() => outgoing.destroy());
    }),
  );
  return {
    url,
    /** Damages requests whose address contains a text: one fault after the other, the last one from then on. */
    inject: (address: string, injected: readonly ProxyFault[]) =>
      void faults.set(address, [...injected]),
    /** Bodies of the requests that have arrived whole at a path. */
    bodiesOf: (path: string) =>
      bodies.filter(({ address }) => address.startsWith(path)).map(({ body }) => body),
  };
}

/** A body as a slow connection delivers it. */
async function* inPieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const bytes of body)
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      yield bytes.subarray(from, from + PIECE_BYTES);
      await pause(PIECE_MS);
    }
}
