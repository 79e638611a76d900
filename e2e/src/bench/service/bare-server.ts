import { text } from 'node:stream/consumers';
import { bareRoutes } from './bare-route';

// A process of its own, as the service has one: paths and answers come as JSON on standard input.
const answers = JSON.parse(await text(process.stdin)) as Record<string, unknown>;
const { origin } = await bareRoutes(answers);
process.stdout.write(`${origin}\n`);
