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
let pagesAsked: string[];
let isDown: boolean;
let app: FastifyInstance;
let inForce: { id: string; routes: ReleaseRoute[] };

beforeEach(async () => {
  pagesAsked = [];
  isDown = false;
  service = createServer((request, response) => {
    const page = new URL(request.url ?? '', 'http://service').searchParams.get('page');
    pagesAsked.push(page ?? '');
    response.statusCode = isDown ? 503 : 200;
    const items = page === '1' ? [{ id: 'a&b' }, { id: '原' }] : [{ id: 'last' }];
    const payload = { items, next_page: page === '1' ? 2 : null };
    response.end(JSON.stringify({ error_code: isDown ? 50301 : 0, payload }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const { port } = service.address() as AddressInfo;
  app = Fastify();
  inForce = { id: 'r1', routes: [] };
  registerCrawlerRoutes(app, {
    site,
    serviceUrl: `http://127.0.0.1:${String(port)}`,
    activeRelease: () => inForce,
  });
});
afterEach(async () => {
  await app.close();
  service.close();
});

const sitemap = () => app.inject('/sitemap.xml');
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('names every plain page in three languages, with its other languages and its phone twin', async () => {
    inForce.routes = [route('/'), route('/about-us')];
    const { body, headers } = await sitemap();
    expect(headers['content-type']).toContain('application/xml');
    expect(addresses(body)).toEqual([
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

  it('leaves out hidden pages, pages of the phone only, and patterns whose ids it is not told', async () => {
    inForce.routes = [
      route('/profile', { sitemap: 'hidden' }),
      route('/removal', { devices: ['mobile'] }),
      route('/thing-:id'),
    ];
    expect(addresses((await sitemap()).body)).toEqual([]);
  });

  it('reads the ids of a list to its last page, once for all patterns, and escapes them', async () => {
    inForce.routes = [route('/a-:id', { sitemap: LIST }), route('/b-:id', { sitemap: LIST })];
    const found = addresses((await sitemap()).body);
    expect(found).toContain('https://huoban.example/a-a%26b');
    expect(found).toContain('https://huoban.example/en/b-%E5%8E%9F');
    expect(found).toContain('https://huoban.example/ja/b-last');
    expect(found).toHaveLength(18);
    expect(pagesAsked).toEqual(['1', '2']);
  });

  it('names fixed ids', async () => {
    inForce.routes = [route('/terms:id', { devices: ['desktop'], sitemap: { ids: ['.html'] } })];
    const { body } = await sitemap();
    expect(addresses(body)[0]).toBe('https://huoban.example/terms.html');
    expect(body).not.toContain('media=');
  });

  it('is kept until the release changes, and the last one answers while the service is away', async () => {
    inForce.routes = [route('/a-:id', { sitemap: LIST })];
    await sitemap();
    await sitemap();
    expect(pagesAsked).toHaveLength(2);
    isDown = true;
    inForce = { ...inForce, id: 'r2' };
    expect(addresses((await sitemap()).body)).toHaveLength(9);
  });

  it('is not given in part: without the service robots are told to come back', async () => {
    isDown = true;
    inForce.routes = [route('/'), route('/a-:id', { sitemap: LIST })];
    const { statusCode, headers } = await sitemap();
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('600');
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
