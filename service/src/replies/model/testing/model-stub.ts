import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const bodySchema = z.object({
  model: z.string(),
  stream: z.boolean(),
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
