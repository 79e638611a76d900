import { dehydrate } from '@tanstack/react-query';
import type { Device } from '@huoban/contracts';
import { parsePlace, type RouteLocation } from '@huoban/runtime';
import { createTranslate } from '@huoban/runtime/internal';
import type { Environment } from '../app/environment';
import { undatedPageData } from '../app/release/page-data';
import { errorHead } from '../app/head/error-head';
import { headModel } from '../app/head/head-model';
import type { PageFound, PageResult } from '../app/pages/page-result';
import { resolvePage } from '../app/pages/resolve-page';
import { twinPath } from '../app/pages/twin-path';
import { findAsset, findPageScript, groupAssets, type Assets } from './document/assets';
import { createBootData } from './boot-data';
import { renderDocument } from './document/document';
import { noscriptHeader } from './document/noscript-header';
import { securityHeaders } from './document/security-headers';
import { createRefusedLinkPage } from './tester-links/refused-link-page';
import { failedPage, renderPage } from './render-page';
import type { RenderAnswer, RenderHost, RenderRequest } from './render-host';
import { SectionSource, loadingFaultCause } from './section-source';
import { createServerEnvironment } from './server-environment';
import { testerBadge } from './tester-links/tester-badge';

/** Renders the HTML response of one URL. Rejects only when the shell itself fails. */
export async function render(request: RenderRequest, host: RenderHost): Promise<RenderAnswer> {
  const url = resolveUrl(host.site.origin, request.url);
  const routeLocation = parsePlace(url.pathname);
  const sections = new SectionSource(host, request.avoid);
  const env = createServerEnvironment(host, sections, request.caller);
  const { refusal, standing: context, reportToken } = request;
  const found = await (refusal
    ? createRefusedLinkPage(env, routeLocation, refusal)
    : resolvePage(env, url));
  const resolved = withAssets(host, found, routeLocation);
  const { result, html } = await renderPage(env, url, resolved.result);
  const page = result.kind === 'page' ? result : null;
  const assets =
    result === resolved.result ? resolved.assets : pageAssets(host, null, routeLocation);
  const cache = undatedPageData(dehydrate(env.cache));
  const beforePaint = host.text('shell', host.release.shell, 'first.js');
  return {
    status: result.kind === 'page' ? 200 : result.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=1',
      ...securityHeaders(
        { scripts: [beforePaint], styles: assets.styles.map((style) => style.text) },
        host.site,
      ),
    },
    body: renderDocument({
      routeLocation,
      head: pageHead(env, host, routeLocation, result),
      html,
      page: assets,
      main: shellFile(host, 'main.js'),
      beforePaint,
      loader: shellFile(host, 'start.js'),
      boot: createBootData(host, { sections, context, result, cache, reportToken }),
      twin: twinPath(env.routes, routeLocation, otherDevice(routeLocation)),
      noscriptHeader: noscriptHeader(
        routeLocation,
        host.site,
        createTranslate(env.i18n, routeLocation.language, 'shell'),
      ),
      badge: testerBadge(host.release, context, { routeLocation, url, i18n: env.i18n }),
    }),
    served: page && {
      section: page.section,
      version: page.version,
      fallback: sections.chosen.get(page.section)?.fallback ?? false,
    },
    failed: sections.failed ?? failedVersion(result),
  };
}

/** Sets the parts of the URL: parsed with a base, `//elsewhere/path` would name another host. */
function resolveUrl(origin: string, requestUrl: string): URL {
  const [pathname = '/', ...query] = requestUrl.split('?');
  return Object.assign(new URL(origin), { pathname, search: query.join('?') });
}

/** A page with damaged or missing files fails like one that throws. */
function withAssets(
  host: RenderHost,
  result: PageResult,
  routeLocation: RouteLocation,
): { result: PageResult; assets: Assets } {
  if (result.kind === 'page') {
    try {
      return { result, assets: pageAssets(host, result, routeLocation) };
    } catch (error) {
      const failed = failedPage(result, error, loadingFaultCause(error));
      return { result: failed, assets: pageAssets(host, null, routeLocation) };
    }
  }
  return { result, assets: pageAssets(host, null, routeLocation) };
}

const pageHead = (
  env: Environment,
  host: RenderHost,
  routeLocation: RouteLocation,
  result: PageResult,
) =>
  headModel(
    result.kind === 'page'
      ? result.head
      : errorHead(result, createTranslate(env.i18n, routeLocation.language, 'shell')),
    routeLocation,
    host.site,
    env.routes,
  );

const shellFile = (host: RenderHost, file: string) =>
  findAsset(host, 'shell', host.release.shell, file);

/** Files of exactly this page: shell and messages; entry, expose, page and messages of the section. */
function pageAssets(host: RenderHost, page: PageFound | null, { language }: RouteLocation): Assets {
  const shell = groupAssets(host, 'shell', host.release.shell, ['main', `locale-${language}`]);
  const main = shellFile(host, 'main.js').url;
  const scripts = shell.scripts.filter(({ url }) => url !== main);
  if (!page) return { scripts, styles: shell.styles };
  const { section, version, chunk } = page;
  const own = groupAssets(host, section, version, ['section', chunk, `locale-${language}-json`]);
  const entry = findPageScript(host, section, version, 'remoteEntry.js');
  return {
    scripts: [...scripts, entry, ...own.scripts.filter(({ url }) => url !== entry.url)],
    styles: [...shell.styles, ...own.styles],
  };
}

const otherDevice = ({ device }: RouteLocation): Device =>
  device === 'mobile' ? 'desktop' : 'mobile';

const failedVersion = (result: PageResult): RenderAnswer['failed'] =>
  result.kind === 'error' && result.fault && result.section && result.version
    ? {
        section: result.section,
        version: result.version,
        message: result.message,
        cause: result.fault,
      }
    : null;
