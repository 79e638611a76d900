import Fastify, { type FastifyRequest } from 'fastify';
import { forwardTracing } from '@huoban/tracing';
import type { RenderAnswer } from '../../../server/render-host';
import { identifyRequests } from '../../http/request-id';
import { serverOptions } from '../../http/server-options';
import { registerBuildRoutes } from '../build-routes';
import { DocumentCache } from '../../rendering/document-cache';
import { HtmlCache } from '../../rendering/html-cache';
import { registerPageRoutes } from '../page-routes';
import type { PageRequest, PageRenderer } from '../../rendering/page-renderer';
import type { TesterLinkResolver, ResolvedTesterLink } from '../../releases/tester-link-resolver';
import { ShellUnavailable } from '../../rendering/page-renderer';
import { RenderQueueFull } from '../../rendering/render-pool';
import { ReleaseSelector } from '../../releases/release-selector';
import type { LiveRelease } from '../../releases/live-release';
import { ChannelState } from '../../releases/channel-state';
import { releaseOf, withFallback } from '../../releases/testing/releases';
import { CanarySample } from '../../visitors/canary-sample';
import { testBuckets, testSigner, testTokens } from '../../visitors/testing/visitors';
import { FaultCounters } from '../../telemetry/fault-counters';

const LINK = { author: 'mei', note: '', expires: '2030-01-01T00:00:00.000Z' };
export const TOKEN = 'k.1.good.x';

/** A shell whose pages contain their release and the avoided versions. */
export function createSite({
  share = 0,
  knowsRefusals = true,
  canRender = true,
  hasRelease = true,
  secure = false,
} = {}) {
  const channelState = new ChannelState();
  const canary = { id: 'canary', release: releaseOf(), share };
  const followed = {
    channel: 'production',
    sequence: 1,
    id: 'base',
    release: releaseOf({ 'mfe-home': withFallback('2', '1') }),
    canary: share > 0 ? canary : null,
  };
  if (hasRelease) channelState.update(followed);
  const testerLinks = {
    resolve: async (token: string): Promise<ResolvedTesterLink> =>
      token === TOKEN
        ? { kind: 'open', served: { id: 'linked', release: releaseOf() }, link: LINK }
        : { kind: 'refused', refusal: { status: 410, code: 'R034', problem: 'it has <expired>' } },
  } as unknown as TesterLinkResolver;
  const rendered: string[] = [];
  const pages = {
    render: async ({ served }: LiveRelease, { url, avoid, refusal }: PageRequest) => {
      if (url.endsWith('/busy')) throw new RenderQueueFull();
      rendered.push(served.id);
      if (!canRender) throw new ShellUnavailable('threw');
      const status = url === '/missing' ? 404 : knowsRefusals && refusal ? refusal.status : 200;
      const answer: RenderAnswer = {
        status,
        headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=1' },
        body: [served.id, url, ...avoid, refusal?.message].join(' '),
        served: null,
        failed: null,
      };
      if (url === '/none') throw new ShellUnavailable('threw');
      const fault = { section: 'mfe-home', version: '2', cause: 'chunk' } as const;
      const underLoad = url.startsWith('/broken/load');
      const faults = url.startsWith('/broken') ? [{ ...fault, underLoad }] : [];
      return { answer, faults };
    },
  } as unknown as PageRenderer;
  const app = Fastify(serverOptions);
  identifyRequests(app);
  const selector = new ReleaseSelector(channelState, testerLinks, testBuckets);
  const counters = new FaultCounters();
  const sample = new CanarySample(testSigner, testBuckets, channelState);
  sample.follow();
  const recorded = jest.spyOn(sample, 'record');
  const visitorOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => ({
    cookies: headers.cookie,
    secure,
    network: '20.0.0.1',
  });
  registerPageRoutes(app, {
    documents: new DocumentCache(pages, new HtmlCache(), () => [], testTokens, forwardTracing),
    selector,
    testerLinks,
    counters,
    sample,
    visitorOf,
    trustedProxy: null,
  });
  registerBuildRoutes(app, selector, visitorOf);
  const get = (url: string, cookie = '', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });
  return { get, app, counters, rendered, recorded };
}
