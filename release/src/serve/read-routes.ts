import type { FastifyInstance, FastifyRequest } from 'fastify';
import { channelText } from '../registry/documents';
import { planChange } from '../acts/plan/plan-change';
import type { Session } from './access/session-store';
import { ActForm, InvalidForm } from './acts/act-form';
import type { ConsoleContext } from './console-context';
import { channelPage } from './page/channel-page';
import { diffPage } from './page/diff-page';
import { overviewPage } from './page/overview-page';
import { planPage } from './page/plan-page';
import { loadChannel, loadDiff, loadOverview } from './page/load-views';

const HTML = 'text/html; charset=utf-8';
/** Acts that have a plan page. */
const PLANNED_ACTS = ['pin', 'promote', 'canary-start'];

type SessionOf = (request: FastifyRequest) => Session;

/** @throws InvalidForm for an invalid channel name */
export function parseChannel(name: string): string {
  if (!channelText.safeParse(name).success)
    throw new InvalidForm(`"${name}" is not a channel name`);
  return name;
}

/** Registers the read-only pages. */
export function registerReadRoutes(
  app: FastifyInstance,
  context: ConsoleContext,
  sessionOf: SessionOf,
): void {
  const { registry } = context;
  app.get('/', async (request, reply) =>
    reply
      .type(HTML)
      .send(
        overviewPage(await loadOverview(context), await context.states.read(), sessionOf(request)),
      ),
  );
  app.get<{ Querystring: { name?: string } }>('/channel', async ({ query }, reply) =>
    reply.redirect(`/channels/${parseChannel(query.name ?? '')}`, 303),
  );
  app.get<{ Params: { channel: string }; Querystring: { done?: string } }>(
    '/channels/:channel',
    async (request, reply) => {
      const { params, query } = request;
      const done = /^\d+$/.test(query.done ?? '') ? Number(query.done) : null;
      const view = await loadChannel(context, parseChannel(params.channel), done);
      return reply.type(HTML).send(channelPage(view, sessionOf(request)));
    },
  );
  app.get<{ Params: { channel: string } }>('/channels/:channel/plan', async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const form = new ActForm(query);
    const act = form.required('act');
    if (!PLANNED_ACTS.includes(act)) throw new InvalidForm(`${act} has no plan`);
    const session = sessionOf(request);
    const plan = await planChange(registry, {
      channel: parseChannel(request.params.channel),
      author: session.author,
      trusted: await context.trusted(),
      versions: form.versions(),
      from: act === 'promote' ? form.required('from') : undefined,
      only: act === 'promote' ? form.artifacts('only') : undefined,
      canary: act === 'canary-start',
    });
    const fields = [...query].filter(([name, value]) => name !== 'act' && value !== '');
    return reply.type(HTML).send(planPage({ plan, act, fields }, session));
  });
  app.get<{ Querystring: { from?: string; to?: string } }>('/diff', async (request, reply) => {
    const { from = '', to = '' } = request.query;
    const lines = from !== '' && to !== '' ? await loadDiff(context, from, to) : null;
    return reply.type(HTML).send(diffPage({ from, to, lines }, sessionOf(request)));
  });
}
