import Fastify from 'fastify';
import os from 'node:os';
import { ReleaseFollower } from '@huoban/release';
import { AssetFiles } from './asset-files';
import { serveAssets } from './asset-routes';
import { serveBuilds } from './build-routes';
import { CircuitBreaker } from './circuit-breaker';
import { readConfig } from './config';
import { emergencyPage } from './emergency-page';
import { serveAddress, serveHealth } from './health-route';
import { HtmlCache } from './html-cache';
import { serveCrawlers } from './crawlers/crawler-routes';
import { servePages } from './page-routes';
import { serveMedia } from './media-routes';
import { PageService } from './page-service';
import { serveProxy } from './proxy-routes';
import { RenderPool } from './render-pool';
import { readSite } from './site-file';

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
  frameworkErrors: (failure, _, reply) => {
    reply.hijack();
    reply.raw.writeHead(400, HTML).end(emergencyPage(400, failure.message));
  },
});

const breaker = new CircuitBreaker();
const files = new AssetFiles(config.registry, (version, problem) => {
  app.log.error({ version, problem }, 'a published file is damaged');
  breaker.trip(version, problem, DAMAGED_MS);
});
const { registry, serviceUrl } = config;
const pool = new RenderPool(
  new URL('./worker.mjs', import.meta.url),
  { registry, serviceUrl, site },
  Math.max(FEWEST_WORKERS, os.availableParallelism()),
);
const pages = new PageService(pool, breaker, app.log);
const follower = new ReleaseFollower(config.registry, config.channel, {
  trustedKeys: config.trustedKeys,
  seenFile: config.seenFile,
  onChange: ({ id, release, reason }) => {
    if (reason) app.log.warn({ reason }, 'the channel is degraded');
    if (!id || !release) return;
    files.serve(release);
    pages.serve(release);
    pool.serve({ id, release });
  },
});

await serveProxy(app, config);
await serveMedia(app, config.mediaDir);
serveAssets(app, files);
serveBuilds(app, follower);
serveHealth(app, follower, breaker);
serveAddress(app, config.trustedProxy);
serveCrawlers(app, {
  site,
  serviceUrl,
  inForce: () => ({
    id: follower.state.id,
    routes: follower.state.release?.routes ?? [],
  }),
});
servePages(app, {
  pages,
  cache: new HtmlCache(),
  generation: () => [follower.state.id, ...breaker.list().keys()].join(' '),
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
