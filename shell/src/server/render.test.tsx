import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageModule } from '@huoban/contracts';
import { notFound } from '@huoban/runtime';
import { testSite } from '../app/testing/environment';
import type { ReleaseContext } from '../app/release/release-context';
import { render } from './main';
import type { RenderRequest } from './render-host';
import { renderHost, type RenderHostOptions } from './testing/render-host';

const context: ReleaseContext = {
  channel: 'production',
  sequence: 7,
  why: 'pin',
  inForce: {},
  link: null,
};
const answerTo = (
  url: string,
  options: RenderHostOptions = {},
  request: Partial<RenderRequest> = {},
) => render({ url, avoid: [], standing: context, ...request }, renderHost(options));
const Words: PageModule['Page'] = () => <h1>here it is</h1>;
const broken = (message: string): PageModule['Page'] =>
  function Broken() {
    throw new Error(message);
  };

describe('render', () => {
  it('returns the page with its head and exactly its files', async () => {
    const { status, headers, body, served, failed } = await answerTo('/game-library/7?a=1?b', {
      page: { Page: Words },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=1',
    });
    expect(body).toContain('<h1>here it is</h1>');
    expect(body).toContain('<title>title in zh · ');
    expect(body).toContain('<body>');
    const hinted = [...body.matchAll(/as="script" href="([^"]+)"/g)].map(([, href]) => href);
    expect(hinted).toEqual([
      expect.stringContaining('/shell/3/main.js'),
      expect.stringContaining('/shell/3/frame.js'),
      expect.stringContaining('/shell/3/messages-zh.js'),
      expect.stringContaining('/mfe-game-library/2/remoteEntry.js'),
      expect.stringContaining('/mfe-game-library/2/page.js'),
      expect.stringContaining('/mfe-game-library/2/messages-zh.js'),
    ]);
    expect(body).toMatch(/<style[^>]*>\.shell\{\}<\/style><style[^>]*>\.mfe-game-library\{\}/);
    expect(body).toContain('>start("shell")</script>');
    expect([...body.matchAll(/href="([^"]+)"[^>]* data-early/g)].map(([, href]) => href)).toEqual(
      hinted.slice(1, 3),
    );
    const hash = createHash('sha256').update('start("shell")').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(served).toEqual({ section: 'mfe-game-library', version: '2', fallback: false });
    expect(failed).toBeNull();
  });

  it('lets the scripts of a section run early whose entry needs no runtime', async () => {
    const host = renderHost();
    const record: typeof host.record = (name, version) => {
      const found = host.record(name, version);
      return { ...found, groups: { ...found.groups, container: [] } };
    };
    const { body } = await render({ url: '/', avoid: [], standing: context }, { ...host, record });
    expect(body.match(/as="script"/g)).toHaveLength(6);
    expect(body.match(/ data-early/g)).toHaveLength(5);
  });

  it.each([
    ['/', '/m/'],
    ['/en/m/game-library/7', '/en/game-library/7'],
    ['/terms', undefined],
    ['/m/profile/removeAccount-7', undefined],
  ])('names the other layout of %s: %s', async (url, twin) => {
    const { body } = await answerTo(url);
    expect(/data-twin="([^"]*)"/.exec(body)?.[1]).toBe(twin);
  });

  it('renders the mobile layout for a mobile URL', async () => {
    expect((await answerTo('/ja/m/')).body).toContain('<body class="mobile">');
  });

  it.each(['/', '/m/', '/terms'])(
    'tells the first script of %s that the configuration forces the mobile layout',
    async (url) => {
      const site = { ...testSite, app: { ...testSite.app, device: 'mobile' as const } };
      const { body } = await answerTo(url, { site });
      expect(body).toMatch(/<script [^>]*data-forced>start\("shell"\)/);
      expect(body).toContain('<body class="mobile">');
      expect((await answerTo(url)).body).not.toContain('data-forced');
    },
  );

  it('preloads the main picture of a page', async () => {
    const preload = { srcSet: '/a.avif 480w', sizes: '100vw', type: 'image/avif' };
    const head = () => ({ title: 't', description: 'd', preloadImage: preload });
    expect((await answerTo('/', { page: { head } })).body).toContain(
      '<link rel="preload" as="image" imagesrcset="/a.avif 480w" imagesizes="100vw" type="image/avif"',
    );
  });

  it.each(['//elsewhere.example/terms', '/no/such/page'])(
    'does not find %s, and stays on its own host',
    async (url) => {
      const { status, body, served, failed } = await answerTo(url);
      expect([status, served, failed]).toEqual([404, null, null]);
      expect(body).not.toContain('href="https://elsewhere');
      expect(body).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('calls the API with the trace and the id of the request', async () => {
    let headers: unknown;
    const service = createServer((request, response) => {
      headers = request.headers;
      response.end('{"error_code":0,"error_message":"","payload":{}}');
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const serviceUrl = `http://127.0.0.1:${port}`;
    const loader: PageModule['loader'] = async ({ api }) =>
      void (await api.call('GET /api/visitor/game/list', { query: {} }));
    const caller = { 'x-request-id': '2fa4dac83774aaeb', traceparent: '00-2f-2f-01' };
    const request = { url: '/', avoid: [], caller };
    const { status, body } = await render(request, {
      ...renderHost({ page: { loader } }),
      serviceUrl,
    });
    service.close();
    expect([status, headers]).toEqual([200, expect.objectContaining(caller)]);
    // The document is kept for others.
    expect(body).not.toContain('2fa4dac83774aaeb');
  });

  it('answers 404 for a missing item without a fault', async () => {
    const loader = async () => {
      throw notFound();
    };
    const { status, failed } = await answerTo('/game-library/7', { page: { loader } });
    expect([status, failed]).toEqual([404, null]);
  });

  it('renders the error page of a section whose page throws, and names the version', async () => {
    const { status, body, served, failed } = await answerTo('/', { page: { Page: broken('no') } });
    expect(status).toBe(500);
    expect(body).toContain('no');
    expect(body).not.toContain('/mfe-home/2/page.js"');
    expect(served).toBeNull();
    expect(failed).toEqual({ section: 'mfe-home', version: '2', message: 'no', cause: 'render' });
  });

  it('reports any thrown value', async () => {
    const head = () => {
      // A section may throw anything.
      // oxlint-disable-next-line typescript/only-throw-error
      throw 'a word';
    };
    const { failed } = await answerTo('/', { page: { head } });
    expect(failed).toMatchObject({ version: '2', message: 'a word', cause: 'render' });
  });

  it('renders by the fallback of an avoided version', async () => {
    const { body, served } = await answerTo(
      '/',
      { page: { Page: broken('no') }, fallbackPage: { Page: Words } },
      { avoid: ['mfe-home@2'] },
    );
    expect(body).toContain('<h1>here it is</h1>');
    expect(served).toEqual({ section: 'mfe-home', version: '1', fallback: true });
  });

  it('fails a page with a damaged style sheet and names its version', async () => {
    const { status, failed } = await answerTo('/', { damaged: ['mfe-home@2/page.css'] });
    expect(status).toBe(500);
    expect(failed).toMatchObject({ section: 'mfe-home', version: '2', cause: 'integrity' });
  });

  it.each(['shell.css', 'first.js'])('rejects when %s of the shell is damaged', async (file) => {
    await expect(answerTo('/', { damaged: [`shell@3/${file}`] })).rejects.toThrow(
      `shell@3/${file} is damaged`,
    );
  });

  it.each([
    [410, 'This test link has expired'],
    [403, 'This test link is not valid'],
  ])('answers a refused tester link with %i and the reason', async (status, title) => {
    const refusal = { status, message: 'link 4' };
    const answer = await answerTo('/en/terms', {}, { refusal });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(title);
  });

  it('shows differing versions only to testers', async () => {
    const link = { author: 'mei', note: '', expires: '2030-01-02T03:04:05.000Z' };
    const tester = await answerTo('/en', {}, { standing: { ...context, why: 'link', link } });
    expect(tester.body).toContain('Link made by mei');
    expect((await answerTo('/en')).body).not.toContain('Link made by');
  });

  it('renders without a release context', async () => {
    expect((await answerTo('/', {}, { standing: undefined })).status).toBe(200);
  });
});
