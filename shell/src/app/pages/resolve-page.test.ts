import { notFound } from '@huoban/runtime';
import { hasMessages } from '@huoban/runtime/internal';
import { pageKey } from '../environment';
import { resolvePage } from './resolve-page';
import { loadShellMessages } from '../shell-messages';
import { environment, loadedPage } from '../testing/environment';

jest.mock('../shell-messages', () => ({
  loadShellMessages: jest.fn(async () => ({ shell: {}, runtime: {} })),
}));

const url = (path: string) => new URL(`https://huoban.example${path}`);
const apiFailure = (kind: string, code: number) =>
  Object.assign(new Error('from the service'), { name: 'ApiError', kind, code });
const failing = (failure: unknown) =>
  environment(async () =>
    loadedPage({
      loader: async () => {
        throw failure;
      },
    }),
  );

describe('resolvePage', () => {
  it('resolves page, parameters, messages and head', async () => {
    const env = environment(async () => loadedPage());
    expect(await resolvePage(env, url('/game-library/42?channel=b'))).toEqual({
      kind: 'page',
      section: 'mfe-game-library',
      version: '2.0.0',
      page: 'game',
      params: { id: '42' },
      chunk: 'page-game',
      head: { title: '标题', description: '42' },
    });
    expect(hasMessages(env.i18n, 'zh', 'mfe-game-library')).toBe(true);
    expect(env.pages.has(pageKey('mfe-game-library', '2.0.0', 'game'))).toBe(true);
  });

  it('passes the parts of the URL to the loader', async () => {
    const loader = jest.fn(async () => undefined);
    const env = environment(async () => loadedPage({ loader }));
    await resolvePage(env, url('/ja/m/game-library/%E5%8E%9F?tag=a&tag=b'));
    const [[context]] = loader.mock.calls as unknown as [
      [{ language: string; device: string; params: object; query: URLSearchParams }],
    ];
    expect(context).toMatchObject({ language: 'ja', device: 'mobile', params: { id: '原' } });
    expect(context.query.getAll('tag')).toEqual(['a', 'b']);
  });

  it.each(['/nowhere?x=1', '/terms%E0%A4', '/m/terms', '//evil.example/game-library/1'])(
    'returns 404 for the unknown %s and loads no section',
    async (path) => {
      const load = jest.fn();
      const result = await resolvePage(environment(load), url(path));
      expect(result).toMatchObject({ kind: 'error', cause: 'not-found', status: 404 });
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('names the path that was not found', async () => {
    const result = await resolvePage(environment(jest.fn()), url('/nowhere?x=1'));
    expect(result).toMatchObject({ message: 'Page Not Found: /nowhere?x=1' });
  });

  it.each([
    ['the page throws notFound', notFound('no game 42')],
    ['the service knows nothing under the id', apiFailure('business', 40402)],
    ['nothing can have the id', apiFailure('business', 40001)],
  ])('returns 404 when %s', async (_, failure) => {
    const result = await resolvePage(failing(failure), url('/game-library/42'));
    expect(result).toMatchObject({ cause: 'not-found', status: 404, section: null });
  });

  it.each([
    ['does not answer', apiFailure('transport', 0)],
    ['takes too long', apiFailure('timeout', 0)],
    ['talks nonsense', apiFailure('malformed', 200)],
  ])('returns 503 when the service %s', async (_, failure) => {
    const result = await resolvePage(failing(failure), url('/game-library/42'));
    expect(result).toMatchObject({
      cause: 'service',
      status: 503,
      section: 'mfe-game-library',
      message: 'from the service',
    });
  });

  it('returns 503 when the service limits requests', async () => {
    const result = await resolvePage(
      failing(apiFailure('business', 41912)),
      url('/game-library/4'),
    );
    expect(result).toMatchObject({ cause: 'service', status: 503 });
  });

  it.each([
    ['the service refuses', '/game-library/42', 41001],
    ['a page without ids breaks the contract', '/terms', 40001],
  ])('returns 500 with the message of the service when %s', async (_, path, code) => {
    const result = await resolvePage(failing(apiFailure('business', code)), url(path));
    expect(result).toMatchObject({ cause: 'refusal', status: 500, message: 'from the service' });
  });

  it('returns 500 with the version when the page fails', async () => {
    const result = await resolvePage(failing(new TypeError('bug')), url('/game-library/42'));
    expect(result).toMatchObject({
      cause: 'page',
      status: 500,
      version: '2.0.0',
      fault: 'render',
      message: 'bug',
    });
  });

  it('returns 503 with a timeout fault for a loader that does not end', async () => {
    const forever = loadedPage({ loader: () => new Promise(() => undefined) });
    const env = environment(async () => forever, { loaderTimeoutMs: 20 });
    const result = await resolvePage(env, url('/game-library/42'));
    expect(result).toMatchObject({
      cause: 'service',
      status: 503,
      version: '2.0.0',
      fault: 'timeout',
      message: 'the data of mfe-game-library/game took more than 20 ms',
    });
  });

  it('returns a chunk fault of the section for a file that cannot be loaded', async () => {
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    const result = await resolvePage(failing(missing), url('/game-library/42'));
    expect(result).toMatchObject({ cause: 'section', version: '2.0.0', fault: 'chunk' });
  });

  it('reports no fault of a section for failures of the service', async () => {
    const result = await resolvePage(failing(apiFailure('timeout', 0)), url('/game-library/42'));
    expect(result).toMatchObject({ fault: null });
  });

  it('returns 500 when the head throws', async () => {
    const head = () => {
      throw new Error('no title');
    };
    const env = environment(async () => loadedPage({ head }));
    const result = await resolvePage(env, url('/game-library/42'));
    expect(result).toMatchObject({ cause: 'page', status: 500, message: 'no title' });
  });

  it('returns 500 when the section cannot be loaded', async () => {
    const env = environment(() => Promise.reject(new Error('refused')));
    const result = await resolvePage(env, url('/game-library/42'));
    expect(result).toMatchObject({ cause: 'section', status: 500, section: 'mfe-game-library' });
  });

  it('returns an error page when messages cannot be loaded', async () => {
    jest.mocked(loadShellMessages).mockRejectedValueOnce(new Error('chunk failed'));
    const env = environment(async () => loadedPage());
    const result = await resolvePage(env, url('/ja/game-library/42'));
    expect(result).toMatchObject({ kind: 'error', cause: 'section', message: 'chunk failed' });
  });

  it('accepts a rejection that is not an Error', async () => {
    const result = await resolvePage(failing('just a text'), url('/game-library/42'));
    expect(result).toMatchObject({ cause: 'page', message: 'just a text' });
  });
});
