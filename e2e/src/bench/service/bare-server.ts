import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// The upper limit of an endpoint: a Fastify that responds to each path with a fixed value of a JSON file.
const responses = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<
  string,
  unknown
>;
const app = Fastify({ logger: false });
for (const [path, response] of Object.entries(responses)) app.get(path, async () => response);
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
