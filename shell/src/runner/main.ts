import Fastify, { type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import {
  ArtifactMirror,
  ArtifactStore,
  KeptVersions,
  readSecretFiles,
  ReleaseFollower,
} from '@huoban/release';
import { openTracing, traceRequests } from '@huoban/tracing';
import { AssetFiles } from './files/asset-files';
import { registerAssetRoutes } from './routes/asset-routes';
import { registerBuildRoutes } from './routes/build-routes';
import { CircuitBreaker } from './rendering/circuit-breaker';
import { readConfig } from './config';
import { registerCrawlerRoutes } from './crawlers/crawler-routes';
import { DocumentCache } from './rendering/document-cache';
import { emergencyPage } from './http/emergency-page';
import { registerIpRoute, registerHealthRoute } from './routes/health-route';
import { HtmlCache } from './rendering/html-cache';
import { addressNetwork, clientAddress } from './http/client-address';
import { isSecure } from './http/is-secure';
import { identifyRequests } from './http/request-id';
import { serverOptions } from './http/server-options';
import { registerMediaRoutes } from './routes/media-routes';
import { registerPageRoutes } from './routes/page-routes';
import { PageRenderer } from './rendering/page-renderer';
import { registerApiProxy } from './proxy/proxy-routes';
import { TesterLinkResolver } from './releases/tester-link-resolver';
import { createTesterLinkReader } from './releases/tester-link-reader';
import { registerLeaveLinkRoute } from './releases/tester-link-routes';
import { ReleaseSelector } from './releases/release-selector';
import { ChannelState } from './releases/channel-state';
import { RenderPool } from './rendering/render-pool';
import { readSiteFile } from './files/site-file';
import { writableFolder } from './files/writable-folder';
import { registerFaultReportRoute } from './telemetry/fault-report-route';
import { registerMetricsRoutes } from './telemetry/metrics-routes';
import { requestKind, RunnerMetrics } from './telemetry/runner-metrics';
import { FaultCounters } from './telemetry/fault-counters';
import { Buckets } from './visitors/buckets';
import { CanarySample, type Visitor } from './visitors/canary-sample';
import { ReportTokens } from './visitors/report-tokens';
import { readVisitorSecret } from './visitors/visitor-secret';
import { VisitorSigner } from './visitors/visitor-signer';
import { GracefulStop } from './process/graceful-stop';
import { registerCspReportRoute } from './telemetry/csp-report-route';

const MIN_WORKERS = 3;
const DAMAGED_OPEN_MS = 5000;
/** How often damage in the registry, and its repair, is noticed without a request. */
const KEPT_CHECK_MS = 5000;
/** The first pages of a release need the processor and the disk more than its copies do. */
const KEPT_DELAY_MS = 1000;
/** Traces may take two seconds after that, and Docker kills a process 10 s after it asked it to stop. */
const STOP_DEADLINE_MS = 6000;
const ERROR_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

readSecretFiles(process.env);
const config = readConfig(process.env);
const site = await readSiteFile(config.siteFile, config.siteOrigin);
const app = Fastify({
  logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
  ...serverOptions,
});

const breaker = new CircuitBreaker();
const { registry, serviceUrl, channel, trustedProxy } = config;
function onDamage(version: string, problem: string): void {
  app.log.error({ version, problem }, 'a published file is damaged');
  breaker.trip(version, { reason: problem, cause: 'integrity' }, { openMs: DAMAGED_OPEN_MS });
}
/** A full disk must not keep the shell from serving; only what it issues is then not valid at other shells. */
const storedVisitorSecret = (): Promise<string> =>
  readVisitorSecret(config.visitorSecretFile).catch((error: unknown) => {
    app.log.warn({ error: String(error) }, 'the visitor secret is kept in memory only');
    return randomBytes(32).toString('hex');
  });
const artifacts = new ArtifactStore(registry);
const mirrorDir = artifacts.isRemote
  ? await writableFolder('MIRROR_DIR', {
      given: config.mirrorDir,
      beside: config.defaultMirrorDir,
      temporary: path.join(os.tmpdir(), `huoban-mirror-${process.pid}`),
    })
  : config.defaultMirrorDir;
const mirror = new ArtifactMirror(artifacts, mirrorDir, onDamage);
const kept = artifacts.isRemote ? null : new KeptVersions(registry, config.keptDir);
const folders: [string, ...string[]] = [mirror.folder, ...(kept ? [config.keptDir] : [])];
const files = new AssetFiles(folders, onDamage, mirror);
const pool = new RenderPool(
  new URL('./worker.mjs', import.meta.url),
  { folders, serviceUrl, site },
  Math.max(MIN_WORKERS, os.availableParallelism()),
);
const metrics = new RunnerMetrics({
  renderQueue: () => pool.queue,
  threadRestarts: () => pool.restarts,
});
metrics.observe(app);
identifyRequests(app);
const tracing = await openTracing('shell', process.env);
// Files and the shell's own routes say nothing about a visit.
const TRACED_KINDS = ['page', 'api'];
traceRequests(
  app,
  tracing,
  ({ url }) => TRACED_KINDS.find((kind) => kind === requestKind(url)) ?? null,
);
const channelState = new ChannelState();
const readTesterLink = createTesterLinkReader(config.trustedKeys);
const testerLinks = new TesterLinkResolver(registry, readTesterLink, mirror);
const signer = new VisitorSigner(config.visitorSecret ?? (await storedVisitorSecret()));
const buckets = new Buckets(signer);
const tokens = new ReportTokens(signer);
const sample = new CanarySample(signer, buckets, channelState);
const selector = new ReleaseSelector(channelState, testerLinks, buckets);
const documents = new DocumentCache(
  new PageRenderer(pool, breaker, app.log),
  new HtmlCache({ isBusy: () => pool.isBusy, onPage: metrics.countPage }),
  (release) => breaker.listOpen(release).keys(),
  tokens,
  tracing,
);
const counters = new FaultCounters();
const visitorOf = (request: FastifyRequest): Visitor => ({
  cookies: request.headers.cookie,
  secure: isSecure(request, config),
  network: addressNetwork(clientAddress(request, trustedProxy)),
});
const follower = new ReleaseFollower(registry, channel, {
  trustedKeys: config.trustedKeys,
  seenFile: config.seenFile,
  pollTimeoutMs: config.registryTimeoutMs,
  prepare: (release) => mirror.ensure(release),
  onChange: ({ id, release, sequence, reason, canary }) => {
    if (reason) app.log.warn({ reason }, 'the channel is degraded');
    channelState.update({ channel, sequence, id, release, canary });
    sample.follow();
    const served = channelState.publicReleases.map((live) => live.served);
    files.setReleases(served.map((each) => each.release));
    pool.setReleases(served);
    const releases = served.map((each) => each.release);
    setTimeout(() => void kept?.keep(releases), KEPT_DELAY_MS).unref();
  },
});

await registerApiProxy(app, config);
await registerMediaRoutes(app, config.mediaDir);
registerAssetRoutes(app, files);
registerBuildRoutes(app, selector, visitorOf);
const stopping = new GracefulStop(app, {
  delayMs: config.stopDelayMs,
  deadlineMs: STOP_DEADLINE_MS,
});
registerHealthRoute(app, {
  state: () => follower.state,
  channelState,
  breaker,
  kept,
  isStopping: () => stopping.isStopping,
});
registerIpRoute(app, trustedProxy);
const { recent } = channelState;
registerFaultReportRoute(app, { counters, recent, sample, tokens, visitorOf });
registerCspReportRoute(app, { counters, trustedProxy });
registerMetricsRoutes(app, {
  counters,
  sample,
  trustedProxy,
  processMetrics: () => metrics.text(),
});
registerLeaveLinkRoute(app, (request) => visitorOf(request).secure);
registerCrawlerRoutes(app, {
  site,
  serviceUrl,
  activeRelease: () => ({
    id: channelState.base?.served.id ?? null,
    routes: channelState.base?.served.release.routes ?? [],
  }),
});
registerPageRoutes(app, {
  documents,
  selector,
  testerLinks,
  counters,
  sample,
  visitorOf,
  trustedProxy,
});
app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  return reply
    .code(status)
    .headers(ERROR_HEADERS)
    .send(emergencyPage(status, error.message, request.id));
});

/** With a remote registry, files that could not be copied are tried again. */
async function checkFiles(): Promise<void> {
  if (kept) return kept.check();
  const live = channelState.publicReleases.map(({ served }) => mirror.ensure(served.release));
  await Promise.all(live).catch(() => undefined);
}

await follower.start();
setInterval(() => void checkFiles(), KEPT_CHECK_MS).unref();

async function stop(): Promise<void> {
  await stopping.run();
  follower.stop();
  pool.stop();
  await tracing.flush();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
const address = await app.listen({ port: config.port, host: config.host });
process.stdout.write(`shell ready ${address}\n`);
