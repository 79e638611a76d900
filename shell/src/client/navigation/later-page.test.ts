import { environment } from '../../app/testing/environment';
import type { PageResult } from '../../app/pages/page-result';
import { resolvePage } from '../../app/pages/resolve-page';
import { loadDocument } from './document-load';
import { loadLaterPage } from './later-page';

jest.mock('../../app/pages/resolve-page', () => ({ resolvePage: jest.fn() }));
jest.mock('./document-load', () => ({ loadDocument: jest.fn() }));
const loads = jest.mocked(loadDocument);

const page = { kind: 'page' } as PageResult;
const failed = (changes: object) =>
  ({ kind: 'error', cause: 'service', status: 503, message: 'down', ...changes }) as PageResult;
const CHUNK = { cause: 'section', section: 'mfe-home', version: '2', fault: 'chunk' };

/** Navigates to a page that resolves to `result`. */
function navigate(
  result: PageResult,
  { isStale = false, signal = new AbortController().signal } = {},
) {
  jest.mocked(resolvePage).mockResolvedValue(result);
  const faults = { report: jest.fn(async () => {}), reloadWithout: jest.fn(async () => {}) };
  const url = new URL('https://huoban.example/activity?channel=a#b');
  const open = loadLaterPage(
    environment(jest.fn()),
    { builds: { isStale }, faults },
    { url, signal },
  );
  return { faults, open };
}

/** Whether a promise is still pending after all that can run has run. */
const isPending = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(() => false),
    new Promise<true>((end) => setTimeout(() => end(true), 5)),
  ]);

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
  loads.mockReset().mockReturnValue(false);
});

describe('loadLaterPage', () => {
  it('returns a page without a log line', async () => {
    expect(await navigate(page).open).toBe(page);
    expect(log).not.toHaveBeenCalled();
  });

  it('leaves to the document of a newer release', async () => {
    loads.mockReturnValue(true);
    expect(await isPending(navigate(page, { isStale: true }).open)).toBe(true);
    expect(loads).toHaveBeenCalledWith('/activity?channel=a#b');
  });

  it('moves to the other layout without it, so that what is typed stays', async () => {
    history.replaceState(null, '', '/m/activity');
    expect(await navigate(page, { isStale: true }).open).toBe(page);
    history.replaceState(null, '', '/');
    expect(loads).not.toHaveBeenCalled();
  });

  it.each([failed({}), failed({ cause: 'refusal' }), failed(CHUNK)])(
    'logs a navigation that fails as 路由跳转错误',
    async (result) => {
      expect(await navigate(result).open).toBe(result);
      expect(log.mock.calls).toEqual([['路由跳转错误', '/activity', 'down']]);
    },
  );

  it('logs neither a missing page nor an aborted navigation', async () => {
    await navigate(failed({ cause: 'not-found', status: 404 })).open;
    await navigate(failed(CHUNK), { signal: AbortSignal.abort() }).open;
    expect(log).not.toHaveBeenCalled();
    expect(loads).not.toHaveBeenCalled();
  });

  it('reports a section that fails, then loads the document once', async () => {
    loads.mockReturnValue(true);
    const { faults, open } = navigate(failed(CHUNK));
    expect(await isPending(open)).toBe(true);
    const version = { section: 'mfe-home', version: '2' };
    expect(faults.report).toHaveBeenCalledWith({ ...version, cause: 'chunk' }, new Error('down'));
    expect(faults.reloadWithout).toHaveBeenCalledWith(version, '/activity?channel=a#b');
  });
});
