import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@huoban/contracts';
import { parsePlace } from '@huoban/runtime/routes';
import { isApiPath, sendRefusal as sendApiRefusal } from '../http/api-refusal';
import { emergencyPage } from '../http/emergency-page';
import { callerHeaders } from '../http/request-id';
import { isOperator } from '../http/is-operator';
import { NO_STORE, sendPage } from '../http/send-page';
import { RequestBatches } from '../http/request-batches';
import { readExcludedVersions } from '../releases/excluded-versions';
import type { LiveRelease } from '../releases/live-release';
import type { ReleaseSelected, ReleaseSelector } from '../releases/release-selector';
import type { TesterLinkResolver } from '../releases/tester-link-resolver';
import { parseTesterLink, testerLinkCookie } from '../releases/tester-link-routes';
import type { DocumentCache } from '../rendering/document-cache';
import { ShellUnavailable, type RenderFault } from '../rendering/page-renderer';
import { RenderQueueFull } from '../rendering/render-pool';
import type { CanarySample, Visitor } from '../visitors/canary-sample';
import type { FaultCounters } from '../telemetry/fault-counters';
import { DEVICE_HEADERS, isOwnNavigation, isPhone, mobileUrl } from './phone-redirect';

const BUSY: Record<Language, string> = {
  zh: '访问的人太多，请稍后再试',
  en: 'Too many visitors at the moment. Please try again shortly',
  ja: 'アクセスが集中しています。しばらくしてからもう一度お試しください',
};

export interface PageRouteOptions {
  documents: DocumentCache;
  selector: ReleaseSelector;
  testerLinks: TesterLinkResolver;
  counters: FaultCounters;
  sample: CanarySample;
  visitorOf: (request: FastifyRequest) => Visitor;
  trustedProxy: string | null;
}

/** Every path that no other route serves is a page of the site: of a section, or the shell's 404. */
export function registerPageRoutes(app: FastifyInstance, options: PageRouteOptions): void {
  const { documents, selector, testerLinks } = options;
  const batches = new RequestBatches();

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, method } = request;
    if (isApiPath(url)) return sendApiRefusal(reply, 405);
    if (method !== 'GET' && method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    const visitor = options.visitorOf(request);
    await batches.next(visitor.network);
    const selection = await selector.select(visitor);
    if (!selection) throw new ShellUnavailable('the channel has no release yet');
    const link = parseTesterLink(url);
    const sendRefusal = async (...args: Parameters<DocumentCache['getLinkRefusal']>) =>
      sendPage(request, reply, await documents.getLinkRefusal(...args), {
        cachePolicy: 'none',
        cookies: link ? [] : selection.cookies,
      });

    if (link) {
      const resolved = await testerLinks.resolve(link.token);
      if (resolved.kind === 'refused')
        return sendRefusal(link.url, resolved.refusal, selection.live);
      return reply
        .header('cache-control', NO_STORE)
        .header('set-cookie', testerLinkCookie(link.token, resolved.link.expires, visitor.secure))
        .redirect(link.url, 303);
    }
    if (selection.kind === 'refused') return sendRefusal(url, selection.refusal, selection.live);
    return replyPage(options, request, reply, selection, visitor);
  });
}

async function replyPage(
  options: PageRouteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  selection: ReleaseSelected,
  visitor: Visitor,
) {
  const { url, headers, method } = request;
  const { served, routes } = selection.live;
  const mobile = mobileUrl(url, routes);
  const isPhoneOnDesktop = mobile !== null && isPhone(headers);
  if (isPhoneOnDesktop && !isOwnNavigation(headers)) {
    return reply
      .header('cache-control', NO_STORE)
      .header('vary', DEVICE_HEADERS)
      .redirect(mobile, 302);
  }
  const avoid = readExcludedVersions(headers.cookie, served.release);
  const count = (faults: readonly RenderFault[] | null): void => {
    if (method === 'GET') countDocument(options, selection.live, visitor, faults);
  };
  const page = await options.documents
    .getPage(
      selection,
      { url, avoid, caller: callerHeaders(request) },
      { fresh: isFreshRequest(options, request) },
    )
    .catch((error: unknown) => {
      if (error instanceof RenderQueueFull) return null;
      if (error instanceof ShellUnavailable) count(null);
      throw error;
    });
  if (!page) return replyBusy(request, reply);
  if (page.status === 200 || page.status >= 500) count(page.faults);
  // A cache would give the page of a phone that stays to all phones.
  const cachePolicy = avoid.length > 0 || isPhoneOnDesktop ? 'none' : selection.cachePolicy;
  const { cookies } = selection;
  return sendPage(request, reply, page, { cachePolicy, cookies, variesByDevice: mobile !== null });
}

/** Operators may want to see what is rendered now. */
const isFreshRequest = ({ trustedProxy }: PageRouteOptions, request: FastifyRequest): boolean =>
  request.headers['cache-control'] === NO_STORE && isOperator(request, trustedProxy);

/** @param faults null when no shell of the release could render */
function countDocument(
  { counters, sample }: PageRouteOptions,
  { served, context }: LiveRelease,
  visitor: Visitor,
  faults: readonly RenderFault[] | null,
): void {
  counters.countVisit(served.id);
  counters.countFailure(served.id, faults ?? []);
  const failed = faults === null || faults.some(({ underLoad }) => !underLoad);
  // Testers are no sample of the visitors, and a time-out under load tells nothing.
  if (context.why !== 'link' && (failed || faults.length === 0))
    sample.record(served.id, visitor, failed);
}

/** No counter counts it: it says nothing about the release. */
const replyBusy = ({ url, id }: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '1')
    .header('cache-control', NO_STORE)
    .type('text/html; charset=utf-8')
    .send(emergencyPage(503, BUSY[parsePlace(url).language], id));
