import { loadShellMessages } from '../../app/shell-messages';
import type { Boot } from '../../app/release/boot';
import type { PageResult } from '../../app/pages/page-result';
import { pageKey } from '../../app/environment';
import { environment, loadedPage, testRoutes, testSite } from '../../app/testing/environment';
import { loadInitialPage } from './initial-page';
import { openDocument } from './open-document';

jest.mock('../../app/shell-messages', () => ({ loadShellMessages: jest.fn() }));
jest.mock('./open-document', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);

const FOUND: PageResult = {
  kind: 'page',
  section: 'mfe-home',
  version: '2.0.0',
  page: 'home',
  params: {},
  chunk: 'page-home',
  head: { title: '', description: '' },
};
const boot = (result: PageResult): Boot => ({
  release: 'r',
  channel: 'production',
  sequence: 1,
  why: 'pin',
  shell: '1',
  shellSource: 'pin',
  shellHasFallback: false,
  site: testSite,
  routes: testRoutes,
  sections: {},
  result,
  cache: { mutations: [], queries: [] },
});
const down = () => Promise.reject(new Error('refused'));
/** Runs everything that does not wait for a document load. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  sessionStorage.clear();
  opened.mockReset();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('loadInitialPage', () => {
  it('hydrates the HTML when the browser has the version that the server rendered', async () => {
    const env = environment(async () => loadedPage());
    expect(await loadInitialPage(env, boot(FOUND))).toEqual({ result: FOUND, sameAsServer: true });
    expect(env.pages.has(pageKey('mfe-home', '2.0.0', 'home'))).toBe(true);
  });

  it('renders again when the browser fell back to another version', async () => {
    const env = environment(async () => ({ ...loadedPage(), version: '1.0.0' }));
    expect(await loadInitialPage(env, boot(FOUND))).toEqual({
      result: { ...FOUND, version: '1.0.0' },
      sameAsServer: false,
    });
  });

  it('loads the document once when the section cannot be loaded, then shows its error view', async () => {
    const complained = jest.spyOn(console, 'error').mockImplementation();
    const done = jest.fn();
    void loadInitialPage(environment(down), boot(FOUND)).then(done);
    await settled();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(done).not.toHaveBeenCalled();
    const again = await loadInitialPage(environment(down), boot(FOUND));
    expect(again).toMatchObject({
      sameAsServer: false,
      result: { kind: 'error', cause: 'section', status: 500, section: 'mfe-home' },
    });
    expect(opened).toHaveBeenCalledTimes(1);
    expect(complained).toHaveBeenCalledTimes(1);
  });

  it('loads no section for an error page of the server', async () => {
    const load = jest.fn();
    const result: PageResult = {
      kind: 'error',
      cause: 'not-found',
      status: 404,
      message: '',
      section: null,
      version: null,
      fault: null,
    };
    expect(await loadInitialPage(environment(load), boot(result))).toEqual({
      result,
      sameAsServer: true,
    });
    expect(load).not.toHaveBeenCalled();
  });

  it('rejects when the messages of the shell are missing', async () => {
    jest.mocked(loadShellMessages).mockRejectedValue(new Error('chunk failed'));
    const env = environment(async () => loadedPage());
    env.i18n.removeResourceBundle('zh', 'shell');
    await expect(loadInitialPage(env, boot(FOUND))).rejects.toThrow('chunk failed');
    expect(opened).not.toHaveBeenCalled();
  });
});
