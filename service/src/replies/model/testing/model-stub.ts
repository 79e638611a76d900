import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

const bodySchema = z.object({
  model: z.string(),
  stream: z.boolean(),
  max_tokens: z.number(),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export interface ModelCall {
  url: string | undefined;
  authorization: string | undefined;
  body: z.output<typeof bodySchema>;
}

export interface ModelStub {
  baseUrl: string;
  calls: ModelCall[];
  close: () => Promise<void>;
}

/** One event of a model's stream. */
export const deltaEvent = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

const STREAMS = join(__dirname, 'streams');

/** Plays back recorded streams, one per call, the last one again; `paceMs` between two events. */
export function playBack(names: readonly string[], paceMs = 0) {
  let calls = 0;
  return async (response: ServerResponse): Promise<void> => {
    const name = names[Math.min(calls, names.length - 1)] ?? '';
    calls += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of (await readFile(join(STREAMS, `${name}.txt`), 'utf8')).split(
      /(?<=\n\n)/u,
    )) {
      if (response.destroyed) return;
      response.write(event);
      if (paceMs > 0) await sleep(paceMs);
    }
    response.end();
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

/** A local model API that responds to every call with `respond`. */
export async function startModelStub(
  respond: (response: ServerResponse) => void | Promise<void>,
): Promise<ModelStub> {
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (text) => {
      const { url, headers } = request;
      const body = bodySchema.parse(JSON.parse(text));
      calls.push({ url, authorization: headers.authorization, body });
      await respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { baseUrl: `http://127.0.0.1:${port}/v1`, calls, close };
}
