import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Documents } from '../rendering/documents';
import { ShellUnavailable } from '../rendering/page-renderer';
import { isPhone, phoneTwin } from './phone-redirect';
import { avoidedVersions } from '../releases/excluded-versions';
import type { LinkDoor } from '../releases/tester-links';
import { linkCookie, linkIn, type LinkedAddress } from '../releases/tester-link-routes';
import type { Choice, ReleaseChoice, ReleaseChosen } from '../releases/release-selector';
import { NO_STORE, sendPage } from '../http/send-page';
import type { FaultCounts } from '../telemetry/fault-counters';

export interface PageRoutes {
  documents: Documents;
  choice: ReleaseChoice;
  links: LinkDoor;
  counts: FaultCounts;
  isSecure: (request: FastifyRequest) => boolean;
}

/** Every address that no other route serves is a page of the site: a section's, or the 404 of the shell. */
export function servePages(app: FastifyInstance, routes: PageRoutes): void {
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send();
    }
    const secure = routes.isSecure(request);
    const chosen = await routes.choice.of({ cookies: request.headers.cookie, secure });
    if (!chosen) throw new ShellUnavailable('the channel names no release yet');
    const linked = linkIn(request.url);
    if (linked) return openLink(routes, request, reply, { linked, chosen, secure });
    if (chosen.kind === 'refused') {
      const page = await routes.documents.refusal(request.url, chosen.refusal, chosen.standing);
      return sendPage(request, reply, page, { keeping: 'none', cookies: chosen.cookies });
    }
    return showPage(routes, request, reply, chosen);
  });
}

/** Keeps the link in a cookie and leads to the same address without it; or says why it opens nothing. */
async function openLink(
  { links, documents }: PageRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  { linked, chosen, secure }: { linked: LinkedAddress; chosen: Choice; secure: boolean },
) {
  const opened = await links.open(linked.token);
  if (opened.kind === 'open') {
    return reply
      .header('cache-control', NO_STORE)
      .header('set-cookie', linkCookie(linked.token, opened.link.expires, secure))
      .redirect(linked.rest, 303);
  }
  const page = await documents.refusal(linked.rest, opened.refusal, chosen.standing);
  return sendPage(request, reply, page, { keeping: 'none', cookies: [] });
}

async function showPage(
  { documents, counts }: PageRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  chosen: ReleaseChosen,
) {
  const { url, headers, method } = request;
  const { served, routes } = chosen.standing;
  const twin = isPhone(headers) ? phoneTwin(url, routes) : null;
  if (twin) {
    return reply
      .header('cache-control', NO_STORE)
      .header('vary', 'User-Agent, Sec-CH-UA-Mobile')
      .redirect(twin, 302);
  }
  const avoid = avoidedVersions(headers.cookie, served.release);
  const page = await documents.page(chosen, { url, avoid });
  if (method === 'GET' && (page.status === 200 || page.status >= 500)) {
    counts.visit(served.id);
    counts.failure(served.id, page.faults);
  }
  const keeping = avoid.length > 0 ? 'none' : chosen.keeping;
  return sendPage(request, reply, page, { keeping, cookies: chosen.cookies });
}
