import fs from 'node:fs/promises';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { refusalsOf } from '../cli/numbered-error';
import { serveAccess, type AccessOptions } from './access/access-routes';
import { ActForm, FormUnfit } from './acts/act-form';
import { ACTS, isConsoleAct, performAct } from './acts/perform-act';
import type { ConsoleContext } from './console-context';
import { CONSOLE_HEADERS } from './console-headers';
import { channelOf, serveLooks } from './look-routes';
import { problemPage } from './page/problem-page';

const LARGEST_FORM = 16 * 1024;
const HTML = 'text/html; charset=utf-8';
const TOKENS = path.resolve(import.meta.dirname, '../../../shared/ui/src/tokens.css');
const ICON = path.resolve(import.meta.dirname, '../../../media/icons/favicon.svg');
const STYLES = path.join(import.meta.dirname, 'page/console.css');

/** The console as an application that does not listen yet. */
export async function consoleApp(
  context: ConsoleContext,
  access: AccessOptions,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: LARGEST_FORM, trustProxy: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  app.addHook('onSend', async (_, reply) => {
    reply.headers(CONSOLE_HEADERS);
  });
  const sessionOf = serveAccess(app, access);
  const css = (await Promise.all([TOKENS, STYLES].map((file) => fs.readFile(file, 'utf8')))).join(
    '',
  );
  app.get('/console.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  const icon = await fs.readFile(ICON);
  app.get('/icon.svg', async (_, reply) => reply.type('image/svg+xml').send(icon));
  app.get('/-/health', async () => ({ status: 'ok' }));
  serveLooks(app, context, sessionOf);

  app.post<{ Params: { channel: string; act: string }; Body: URLSearchParams }>(
    '/channels/:channel/:act',
    async (request, reply) => {
      const { act } = request.params;
      if (!isConsoleAct(act)) throw new FormUnfit(`known acts are ${Object.keys(ACTS).join(', ')}`);
      const channel = channelOf(request.params.channel);
      const form = new ActForm(request.body);
      const { author } = sessionOf(request);
      const signer = await context.signer();
      const options = { channel, author, reason: form.need('reason'), signer };
      const { entry } = await performAct(context.registry, act, options, form);
      return reply.redirect(`/channels/${channel}?done=${entry.sequence}`, 303);
    },
  );

  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .type(HTML)
      .send(
        problemPage({
          title: 'There is no such page',
          session: sessionOf(request),
          refusals: [],
          message: 'Look at the channels.',
          back: '/',
        }),
      ),
  );
  app.setErrorHandler((error, request, reply) => {
    const refusals = refusalsOf(error);
    const message = error instanceof Error ? error.message : String(error);
    const [status, title] = verdictOf(error, refusals.length > 0);
    if (status === 500) context.say(`${request.method} ${request.url} failed: ${message}`);
    const channel = /^\/channels\/[a-z][a-z0-9-]*/.exec(request.url)?.[0] ?? '/';
    return reply
      .code(status)
      .type(HTML)
      .send(problemPage({ title, session: null, refusals, message, back: channel }));
  });
  return app;
}

/** Status and headline of what went wrong. */
function verdictOf(error: unknown, isRefused: boolean): [status: number, title: string] {
  if (isRefused) return [409, 'Refused'];
  if (error instanceof FormUnfit) return [400, 'The form is not complete'];
  // What Fastify itself refuses: too large, of another type.
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) {
    return [Number(error.statusCode), 'This is no form of the console'];
  }
  return [500, 'Something is wrong with the console'];
}
