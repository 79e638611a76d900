import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listChannels } from '../channel/list-channels';
import { runDoctor } from '../doctor/run-doctor';
import { recordEvidence } from '../evidence/record-evidence';
import { readSmokeReport } from '../evidence/smoke-report';
import { planCollection } from '../gc/plan-collection';
import { readChannelHead } from '../channel/channel-head';
import { readKeyHistory } from '../keys/key-history';
import type { TrustedKeys } from '../keys/trusted-keys';
import { createLink } from '../links/create-link';
import { deprecate, undeprecate } from '../registry/deprecation/deprecate';
import { listVersionStatuses } from '../registry/version-status';
import { verifyRegistry } from '../verify/verify-registry';
import type { Session } from './access/session-store';
import { ActForm } from './acts/act-form';
import { addUploadParser, readUpload, type UploadForm } from './acts/upload-form';
import type { ConsoleContext } from './console-context';
import { checksPage } from './page/checks-page';
import { keysPage } from './page/keys-page';
import { versionsPage } from './page/versions-page';
import { parseChannel } from './read-routes';

const HTML = 'text/html; charset=utf-8';
const MAX_REPORT_BYTES = 1024 * 1024;
const MAX_OTHER_FIELDS_BYTES = 16 * 1024;
type SessionOf = (request: FastifyRequest) => Session;

/** Registers versions with their actions, keys, and checks with the upload of smoke reports. */
export function registerToolRoutes(
  app: FastifyInstance,
  context: ConsoleContext,
  sessionOf: SessionOf,
): void {
  const { registry, keys, shells } = context;
  addUploadParser(app);

  async function versions(request: FastifyRequest, link: string | null): Promise<string> {
    const statuses = await listVersionStatuses(registry, await context.trusted());
    const channels = await listChannels(registry);
    return versionsPage({ statuses, channels, link }, sessionOf(request));
  }

  async function checks(request: FastifyRequest, recorded: string | null, all: boolean) {
    const trusted = await context.trusted();
    const doctor = { keysDir: keys, channel: 'production', urls: shells };
    const [findings, active, collection, verified] = await Promise.all([
      runDoctor(registry, doctor),
      activeReleases(registry, trusted),
      planCollection(registry, { trusted }),
      all ? verifyRegistry(registry, { trusted }) : null,
    ]);
    return checksPage({ findings, active, collection, verified, recorded }, sessionOf(request));
  }

  app.get('/versions', async (request, reply) =>
    reply.type(HTML).send(await versions(request, null)),
  );
  app.get('/pin', async (request, reply) => {
    const fields = new URLSearchParams(request.url.split('?')[1] ?? '');
    const channel = parseChannel(fields.get('channel') ?? '');
    fields.delete('channel');
    fields.set('act', 'pin');
    return reply.redirect(`/channels/${channel}/plan?${fields.toString()}`, 303);
  });
  app.post<{ Body: URLSearchParams }>('/links', async (request, reply) => {
    const form = new ActForm(request.body);
    const { author, owner } = sessionOf(request);
    const { name, version } = form.version();
    const { token } = await createLink(registry, {
      channel: parseChannel(form.required('channel')),
      author,
      note: form.required('reason'),
      signer: await context.signer(owner),
      target: { versions: { [name]: version } },
    });
    const link = `${shells[0] ?? ''}/?release-link=${token}`;
    return reply.type(HTML).send(await versions(request, link));
  });
  app.post<{ Body: URLSearchParams }>('/deprecations', async (request, reply) => {
    const form = new ActForm(request.body);
    const { author } = sessionOf(request);
    const options = { ...form.version(), author, reason: form.required('reason') };
    await (form.text('undo') === null
      ? deprecate(registry, options)
      : undeprecate(registry, options));
    return reply.redirect('/versions', 303);
  });
  app.get('/keys', async (request, reply) => {
    const page = keysPage(await context.trusted(), await readKeyHistory(keys), sessionOf(request));
    return reply.type(HTML).send(page);
  });
  app.get<{ Querystring: { verify?: string } }>('/checks', async (request, reply) =>
    reply.type(HTML).send(await checks(request, null, request.query.verify === 'yes')),
  );
  app.post<{ Body: UploadForm }>(
    '/evidence',
    { bodyLimit: MAX_REPORT_BYTES + MAX_OTHER_FIELDS_BYTES },
    async (request, reply) => {
      const { name, text } = await readUpload(request.body, 'report', MAX_REPORT_BYTES);
      const evidence = readSmokeReport(name, text);
      const expected = request.body.get('release');
      await recordEvidence(registry, evidence, {
        trusted: await context.trusted(),
        release: typeof expected === 'string' ? expected : '',
      });
      const { release, passed, checks: count } = evidence;
      const done = `Recorded: release ${release.slice(0, 12)} ${passed ? 'passed' : 'failed'}, ${count} checks.`;
      return reply.type(HTML).send(await checks(request, done, false));
    },
  );
}

/** Of the channels whose head can be read; `doctor` reports the others. */
async function activeReleases(registry: string, trusted: TrustedKeys) {
  const channels = await listChannels(registry);
  const heads = await Promise.all(
    channels.map((channel) => readChannelHead(registry, channel, trusted).catch(() => null)),
  );
  return heads.flatMap((head) =>
    head ? [{ channel: head.entry.channel, release: head.entry.release }] : [],
  );
}
