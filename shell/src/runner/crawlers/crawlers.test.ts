import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ReleaseRoute, SiteConfig } from '@huoban/contracts';
import { registerCrawlerRoutes } from './crawler-routes';

const text = { zh: '伙伴', en: 'Huoban', ja: 'フオバン' };
const site = { origin: 'https://huoban.example', name: text, tagline: text } as SiteConfig;
const route = (pattern: string, more: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  section: 'mfe-home',
  page: 'page',
  pattern,
  devices: ['desktop', 'mobile'],
  guards: [],
  ...more,
});
const LIST = { endpoint: 'GET /api/things', lists: ['items'] };

let service: Server;
let requestedPages: string[];
let isDown: boolean;
let app: FastifyInstance;
let active: { id: string; routes: ReleaseRoute[] };

beforeEach(async () => {
  requestedPages = [];
  isDown = false;
  service = createServer((request, response) => {
    const page = new URL(request.url ?? '', 'http://service').searchParams.get('page');
    requestedPages.push(page ?? '');
    response.statusCode = isDown ? 503 : 200;
    const items = page === '1' ? [{ id: 'a&b' }, { id: '原' }] : [{ id: 'last' }];
    const payload = { items, next_page: page === '1' ? 2 : null };
    response.end(JSON.stringify({ error_code: isDown ? 50301 : 0, payload }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  app = Fastify();
  active = { id: 'r1', routes: [] };
  registerCrawlerRoutes(app, {
    site,
    serviceUrl: `http://127.0.0.1:${String(port)}`,
    activeRelease: () => active,
  });
});
afterEach(async () => {
  await app.close();
  service.close();
});

const sitemap = () => app.inject('/sitemap.xml');
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('lists every plain page in three languages, with its other languages and its mobile layout', async () => {
    active.routes = [route('/'), route('/about-us')];
    const { body, headers } = await sitemap();
    expect(headers['content-type']).toContain('application/xml');
    expect(locations(body)).toEqual([
      'https://huoban.example/',
      'https://huoban.example/en',
      'https://huoban.example/ja',
      'https://huoban.example/about-us',
      'https://huoban.example/en/about-us',
      'https://huoban.example/ja/about-us',
    ]);
    expect(body).toContain('hreflang="x-default" href="https://huoban.example/about-us"');
    expect(body).toContain(
      'media="only screen and (max-width: 768px)" href="https://huoban.example/ja/m/about-us"',
    );
  });

  it('leaves out hidden pages, mobile-only pages and patterns without a source of ids', async () => {
    active.routes = [
      route('/profile', { sitemap: 'hidden' }),
      route('/removal', { devices: ['mobile'] }),
      route('/thing-:id'),
    ];
    expect(locations((await sitemap()).body)).toEqual([]);
  });

  it('reads all pages of a list, once for all patterns, and escapes the ids', async () => {
    active.routes = [route('/a-:id', { sitemap: LIST }), route('/b-:id', { sitemap: LIST })];
    const found = locations((await sitemap()).body);
    expect(found).toContain('https://huoban.example/a-a%26b');
    expect(found).toContain('https://huoban.example/en/b-%E5%8E%9F');
    expect(found).toContain('https://huoban.example/ja/b-last');
    expect(found).toHaveLength(18);
    expect(requestedPages).toEqual(['1', '2']);
  });

  it('lists fixed ids', async () => {
    active.routes = [route('/terms:id', { devices: ['desktop'], sitemap: { ids: ['.html'] } })];
    const { body } = await sitemap();
    expect(locations(body)[0]).toBe('https://huoban.example/terms.html');
    expect(body).not.toContain('media=');
  });

  it('is cached until the release changes, and stays while the service is unavailable', async () => {
    active.routes = [route('/a-:id', { sitemap: LIST })];
    await sitemap();
    await sitemap();
    expect(requestedPages).toHaveLength(2);
    isDown = true;
    active = { ...active, id: 'r2' };
    expect(locations((await sitemap()).body)).toHaveLength(9);
  });

  it('answers 503 in place of an incomplete sitemap', async () => {
    isDown = true;
    active.routes = [route('/'), route('/a-:id', { sitemap: LIST })];
    const { statusCode, headers } = await sitemap();
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('600');
  });

  it('is read once for requests that arrive together', async () => {
    active.routes = [route('/a-:id', { sitemap: LIST })];
    const responses = await Promise.all(Array.from({ length: 5 }, () => sitemap()));
    expect(responses.map(({ body }) => locations(body).length)).toEqual([9, 9, 9, 9, 9]);
    expect(requestedPages).toEqual(['1', '2']);
  });

  it('is read once a minute while the service is unavailable', async () => {
    isDown = true;
    active.routes = [route('/a-:id', { sitemap: LIST })];
    expect((await sitemap()).statusCode).toBe(503);
    isDown = false;
    expect((await sitemap()).statusCode).toBe(503);
    expect(requestedPages).toEqual(['1']);
    const later = performance.now() + 61_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(locations((await sitemap()).body)).toHaveLength(9);
    expect(requestedPages).toEqual(['1', '1', '2']);
  });
});

it('robots.txt names the sitemap and keeps robots out of the API', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain('Sitemap: https://huoban.example/sitemap.xml');
});

it('the web manifest starts on the phone in its own language', async () => {
  const { body } = await app.inject('/manifest-ja.webmanifest');
  expect(JSON.parse(body)).toMatchObject({ name: 'フオバン', lang: 'ja', start_url: '/ja/m/' });
});
