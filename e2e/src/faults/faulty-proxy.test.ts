import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inHtml, type Fault } from './fault';
import { FaultyProxy } from './faulty-proxy';

describe('a site with a seeded fault', () => {
  let site: Server;
  let origin: string;
  beforeAll(async () => {
    site = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: `${origin}/there` });
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end('<html><head></head><body>well</body></html>');
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
  });
  afterAll(() => new Promise((resolve) => site.close(resolve)));

  async function answer(
    fault: Partial<Fault> | null,
    path = '/',
  ): Promise<Response & { text: () => Promise<string> }> {
    const named = { check: 'x', says: /x/ };
    const whole = fault && { name: 'x', only: 'x', named, ...fault };
    const proxy = await FaultyProxy.start(origin, whole);
    const found = await fetch(proxy.url + path, { redirect: 'manual' });
    const body = await found.text();
    await proxy.stop();
    return Object.assign(found, { text: async () => body });
  }

  it('is the site itself without a fault', async () => {
    expect(await (await answer(null)).text()).toBe('<html><head></head><body>well</body></html>');
  });

  it('answers with what the fault makes of it, in its true length', async () => {
    const found = await answer({ spoil: inHtml((html) => html.replace('well', 'badly')) });
    expect(await found.text()).toContain('<body>badly</body>');
    expect(found.headers.get('content-length')).toBe('44');
  });

  it('brings a script that the security policy of the site accepts', async () => {
    const html = await (await answer({ script: 'alert(1)' })).text();
    expect(html).toMatch(/<script src="\/seeded-fault\.js" integrity="sha384-[^"]+"/);
    const own = await answer({ script: 'alert(1)' }, '/seeded-fault.js');
    expect(await own.text()).toBe('alert(1)');
  });

  it('keeps redirects on its own port', async () => {
    expect((await answer(null, '/moved')).headers.get('location')).toBe('/there');
  });
});
