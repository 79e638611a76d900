import type { Tracing } from '@huoban/tracing';
import { createLiveRelease } from '../releases/live-release';
import type { ReleaseSelected } from '../releases/release-selector';
import { releaseOf } from '../releases/testing/releases';
import { testTokens } from '../visitors/testing/visitors';
import { DocumentCache } from './document-cache';
import { HtmlCache } from './html-cache';
import type { PageRenderer, PageRequest } from './page-renderer';

const release = releaseOf();
const live = createLiveRelease(
  { id: 'base', release },
  { channel: 'production', sequence: 1, base: release, why: 'pin' },
);
const served = { section: 'mfe-home', version: '2', fallback: false } as const;

describe('the trace of a rendering', () => {
  it('continues in the calls of the page, and names release and version', async () => {
    const requests: PageRequest[] = [];
    const pages = {
      render: async (_: unknown, request: PageRequest) => {
        requests.push(request);
        return {
          answer: { status: 200, headers: {}, body: 'x', served, failed: null },
          faults: [],
        };
      },
    } as unknown as PageRenderer;
    const end = jest.fn();
    const start = jest.fn(() => ({ traceparent: 'of the span', end }));
    const tracing: Tracing = { start, flush: async () => undefined };
    const documents = new DocumentCache(pages, new HtmlCache(), () => [], testTokens, tracing);
    const caller = { traceparent: 'of the request' };
    const selected: ReleaseSelected = { kind: 'release', live, cachePolicy: 'none', cookies: [] };
    await documents.getPage(selected, { url: '/', avoid: [], caller }, { fresh: true });
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ parent: 'of the request' }));
    expect(requests[0]?.caller).toEqual({ traceparent: 'of the span' });
    expect(end).toHaveBeenCalledWith({
      attributes: {
        'huoban.release': 'base',
        'huoban.version': 'mfe-home@2',
        'huoban.fallback': false,
      },
      failed: false,
    });
  });
});
