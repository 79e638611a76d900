import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { confirmAct } from '../acts/pending/confirm-act';
import { ActPending } from '../acts/pending/pending-acts';
import { errorMessage } from '../refusal';
import { refusalsOf } from '../cli/refusals-of-error';
import { registerAccessRoutes, type AccessOptions } from './access/access-routes';
import { ActForm, InvalidForm } from './acts/act-form';
import { ACTS, isConsoleAct, performAct } from './acts/perform-act';
import type { ConsoleContext } from './console-context';
import { CONSOLE_HEADERS } from './console-headers';
import { parseChannel, registerReadRoutes } from './read-routes';
import { registerToolRoutes } from './tool-routes';
import { errorPage } from './page/error-page';

const MAX_FORM_BYTES = 16 * 1024;
const HTML = 'text/html; charset=utf-8';
const TOKENS_FILE = createRequire(import.meta.url).resolve('@huoban/ui/tokens.css');
const ICON_FILE = path.resolve(import.meta.dirname, '../../../media/icons/favicon.svg');
const STYLES_FILE = path.join(import.meta.dirname, 'page/console.css');

/** Creates the console application without listening. */
export async function createConsoleApp(
  context: ConsoleContext,
  access: AccessOptions,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: MAX_FORM_BYTES, trustProxy: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  app.addHook('onSend', async (_, reply) => {
    reply.headers(CONSOLE_HEADERS);
  });
  const sessionOf = registerAccessRoutes(app, access);
  const css = (
    await Promise.all([TOKENS_FILE, STYLES_FILE].map((file) => fs.readFile(file, 'utf8')))
  ).join('');
  app.get('/console.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  const icon = await fs.readFile(ICON_FILE);
  app.get('/icon.svg', async (_, reply) => reply.type('image/svg+xml').send(icon));
  app.get('/-/health', async () => ({ status: 'ok' }));
  registerReadRoutes(app, context, sessionOf);
  registerToolRoutes(app, context, sessionOf);

  app.post<{ Params: { channel: string; act: string }; Body: URLSearchParams }>(
    '/channels/:channel/:act',
    async (request, reply) => {
      const { act } = request.params;
      if (act !== 'confirm' && !isConsoleAct(act))
        throw new InvalidForm(`known acts: ${Object.keys(ACTS).join(', ')}`);
      const channel = parseChannel(request.params.channel);
      const form = new ActForm(request.body);
      const { author, owner } = sessionOf(request);
      const signer = await context.signer(owner);
      if (act === 'confirm') {
        const id = form.required('id');
        const { entry, isDone } = await confirmAct(context.registry, { channel, id, signer });
        return reply.redirect(
          `/channels/${channel}${isDone ? `?done=${entry.sequence}` : ''}`,
          303,
        );
      }
      const options = { channel, author, reason: form.required('reason'), signer };
      try {
        const { entry } = await performAct(context.registry, act, options, form);
        return await reply.redirect(`/channels/${channel}?done=${entry.sequence}`, 303);
      } catch (error) {
        if (!(error instanceof ActPending)) throw error;
        return reply.redirect(`/channels/${channel}#pending`, 303);
      }
    },
  );

  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .type(HTML)
      .send(
        errorPage({
          title: 'Page not found',
          session: sessionOf(request),
          refusals: [],
          message: 'See the list of channels.',
          back: '/',
        }),
      ),
  );
  app.setErrorHandler((error, request, reply) => {
    const refusals = refusalsOf(error);
    const message = errorMessage(error);
    const [status, title] = describeError(error, refusals.length > 0);
    if (status === 500) context.log(`${request.method} ${request.url} failed: ${message}`);
    const channel = /^\/channels\/[a-z][a-z0-9-]*/.exec(request.url)?.[0];
    const back = channel ?? (request.url.startsWith('/evidence') ? '/checks' : '/');
    return reply
      .code(status)
      .type(HTML)
      .send(errorPage({ title, session: null, refusals, message, back }));
  });
  return app;
}

/** Status and title of an error page. */
function describeError(error: unknown, isRefused: boolean): [status: number, title: string] {
  if (isRefused) return [409, 'Refused'];
  if (error instanceof InvalidForm) return [400, 'Invalid form'];
  // Raised by Fastify: body too large, wrong content type.
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) {
    return [Number(error.statusCode), 'Invalid request'];
  }
  return [500, 'Internal error'];
}
