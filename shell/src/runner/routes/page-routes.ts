import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentCache } from '../rendering/documents';
import { ShellUnavailable } from '../rendering/page-renderer';
import { isPhone, mobileUrl } from './phone-redirect';
import { readExcludedVersions } from '../releases/excluded-versions';
import type { TesterLinkResolver } from '../releases/tester-links';
import {
  testerLinkCookie,
  parseTesterLink,
  type TesterLinkUrl,
} from '../releases/tester-link-routes';
import type {
  ReleaseSelection,
  ReleaseSelector,
  ReleaseSelected,
} from '../releases/release-selector';
import { NO_STORE, sendPage } from '../http/send-page';
import type { FaultCounters } from '../telemetry/fault-counters';

export interface PageRouteOptions {
  documents: DocumentCache;
  choice: ReleaseSelector;
  links: TesterLinkResolver;
  counts: FaultCounters;
  isSecure: (request: FastifyRequest) => boolean;
}

/** Every address that no other route serves is a page of the site: a section's, or the 404 of the shell. */
export function registerPageRoutes(app: FastifyInstance, routes: PageRouteOptions): void {
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send();
    }
    const secure = routes.isSecure(request);
    const chosen = await routes.choice.select({ cookies: request.headers.cookie, secure });
    if (!chosen) throw new ShellUnavailable('the channel names no release yet');
    const linked = parseTesterLink(request.url);
    if (linked) return openLink(routes, request, reply, { linked, chosen, secure });
    if (chosen.kind === 'refused') {
      const page = await routes.documents.getLinkRefusal(request.url, chosen.refusal, chosen.live);
      return sendPage(request, reply, page, { cachePolicy: 'none', cookies: chosen.cookies });
    }
    return showPage(routes, request, reply, chosen);
  });
}

/** Keeps the link in a cookie and leads to the same address without it; or says why it opens nothing. */
async function openLink(
  { links, documents }: PageRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { linked, chosen, secure }: { linked: TesterLinkUrl; chosen: ReleaseSelection; secure: boolean },
) {
  const opened = await links.resolve(linked.token);
  if (opened.kind === 'open') {
    return reply
      .header('cache-control', NO_STORE)
      .header('set-cookie', testerLinkCookie(linked.token, opened.link.expires, secure))
      .redirect(linked.url, 303);
  }
  const page = await documents.getLinkRefusal(linked.url, opened.refusal, chosen.live);
  return sendPage(request, reply, page, { cachePolicy: 'none', cookies: [] });
}

async function showPage(
  { documents, counts }: PageRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  chosen: ReleaseSelected,
) {
  const { url, headers, method } = request;
  const { served, routes } = chosen.live;
  const twin = isPhone(headers) ? mobileUrl(url, routes) : null;
  if (twin) {
    return reply
      .header('cache-control', NO_STORE)
      .header('vary', 'User-Agent, Sec-CH-UA-Mobile')
      .redirect(twin, 302);
  }
  const avoid = readExcludedVersions(headers.cookie, served.release);
  const page = await documents.getPage(chosen, { url, avoid });
  if (method === 'GET' && (page.status === 200 || page.status >= 500)) {
    counts.countVisit(served.id);
    counts.countFailure(served.id, page.faults);
  }
  const keeping = avoid.length > 0 ? 'none' : chosen.cachePolicy;
  return sendPage(request, reply, page, { cachePolicy: keeping, cookies: chosen.cookies });
}
