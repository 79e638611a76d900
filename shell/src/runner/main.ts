import Fastify from 'fastify';
import os from 'node:os';
import { ArtifactMirror, ArtifactStore, ReleaseFollower } from '@huoban/release';
import { AssetFiles } from './files/asset-files';
import { serveAssets } from './routes/asset-routes';
import { answerBadAddress } from './http/invalid-url';
import { serveBuilds } from './routes/build-routes';
import { CircuitBreaker } from './rendering/circuit-breaker';
import { readConfig } from './config';
import { serveCrawlers } from './crawlers/crawler-routes';
import { Documents } from './rendering/documents';
import { emergencyPage } from './http/emergency-page';
import { serveAddress, serveHealth } from './routes/health-route';
import { HtmlCache } from './rendering/html-cache';
import { isSecure } from './http/is-secure';
import { serveMedia } from './routes/media-routes';
import { servePages } from './routes/page-routes';
import { PageService } from './rendering/page-renderer';
import { serveProxy } from './proxy/proxy-routes';
import { LinkDoor } from './releases/tester-links';
import { linkReader } from './releases/tester-link-reader';
import { serveLeaving } from './releases/tester-link-routes';
import { ReleaseChoice } from './releases/release-selector';
import { Standings } from './releases/channel-state';
import { RenderPool } from './rendering/render-pool';
import { readSite } from './files/site-file';
import { serveBeacon } from './telemetry/fault-report-route';
import { serveCounts } from './telemetry/metrics-routes';
import { FaultCounts } from './telemetry/fault-counters';
import { serveViolations } from './telemetry/csp-report-route';

const FEWEST_WORKERS = 3;
const DAMAGED_MS = 5000;
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

const config = readConfig(process.env);
const site = await readSite(config.siteFile, config.siteOrigin);
const app = Fastify({
  logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
  trustProxy: false,
  routerOptions: { maxParamLength: 2000 },
  // An address that cannot be decoded never reaches a route.
  frameworkErrors: answerBadAddress,
});

const breaker = new CircuitBreaker();
const { registry, serviceUrl, channel, trustedProxy } = config;
const onDamage = (version: string, problem: string): void => {
  app.log.error({ version, problem }, 'a published file is damaged');
  breaker.trip(version, { reason: problem, cause: 'integrity' }, { forMs: DAMAGED_MS });
};
const mirror = new ArtifactMirror(new ArtifactStore(registry), config.mirrorDir, onDamage);
const files = new AssetFiles(mirror.folder, onDamage, mirror);
const pool = new RenderPool(
  new URL('./worker.mjs', import.meta.url),
  { registry: mirror.folder, serviceUrl, site },
  Math.max(FEWEST_WORKERS, os.availableParallelism()),
);
const standings = new Standings();
const links = new LinkDoor(registry, linkReader(config.trustedKeys), mirror);
const choice = new ReleaseChoice(standings, links);
const counts = new FaultCounts();
const follower = new ReleaseFollower(registry, channel, {
  trustedKeys: config.trustedKeys,
  seenFile: config.seenFile,
  prepare: (release) => mirror.ensure(release),
  onChange: ({ id, release, sequence, reason, canary }) => {
    if (reason) app.log.warn({ reason }, 'the channel is degraded');
    standings.follow({ channel, sequence, id, release, canary });
    const served = standings.public.map((standing) => standing.served);
    files.serve(served.map((one) => one.release));
    pool.prepare(served);
  },
});

await serveProxy(app, config);
await serveMedia(app, config.mediaDir);
serveAssets(app, files);
serveBuilds(app, choice);
serveHealth(app, { state: () => follower.state, standings, breaker });
serveAddress(app, trustedProxy);
serveBeacon(app, { counts, recent: standings.recent, trustedProxy });
serveViolations(app, { counts, trustedProxy });
serveCounts(app, counts, trustedProxy);
serveLeaving(app, (request) => isSecure(request, config));
serveCrawlers(app, {
  site,
  serviceUrl,
  inForce: () => ({
    id: standings.base?.served.id ?? null,
    routes: standings.base?.served.release.routes ?? [],
  }),
});
servePages(app, {
  documents: new Documents(new PageService(pool, breaker, app.log), new HtmlCache(), (release) =>
    breaker.list(release).keys(),
  ),
  choice,
  links,
  counts,
  isSecure: (request) => isSecure(request, config),
});
app.setErrorHandler((failure, request, reply) => {
  request.log.error(failure);
  return reply
    .code(500)
    .headers(HTML)
    .send(emergencyPage(500, failure instanceof Error ? failure.message : String(failure)));
});

await follower.start();
const address = await app.listen({ port: config.port, host: config.host });
process.stdout.write(`shell ready ${address}\n`);

async function stop(): Promise<void> {
  follower.stop();
  await app.close();
  pool.stop();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
