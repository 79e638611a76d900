import { serve, type LocalServer } from '../harness/http';
import { startDefectProxy } from './defect-proxy';
import { inHtml, type Injection } from './seeded-defect';

describe('a site with a seeded defect', () => {
  let site: LocalServer;
  beforeAll(async () => {
    site = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: `${site.url}/there` });
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end('<html><head></head><body>well</body></html>');
    });
  });
  afterAll(() => site.stop());

  async function fetchThrough(defect: Injection | null, path = '/') {
    const proxy = await startDefectProxy(site.url, defect);
    const response = await fetch(proxy.url + path, { redirect: 'manual' });
    const text = await response.text();
    await proxy.stop();
    return { headers: response.headers, text };
  }

  it('is the site itself without a defect', async () => {
    const { text } = await fetchThrough(null);
    expect(text).toBe('<html><head></head><body>well</body></html>');
  });

  it('sends the changed body with its true length', async () => {
    const { text, headers } = await fetchThrough(inHtml((html) => html.replace('well', 'badly')));
    expect(text).toContain('<body>badly</body>');
    expect(headers.get('content-length')).toBe('44');
  });

  it('adds a script that the security policy of the site accepts', async () => {
    const { text } = await fetchThrough({ script: 'alert(1)' });
    expect(text).toMatch(/<script src="\/seeded-defect\.js" integrity="sha384-[^"]+"/);
    const script = await fetchThrough({ script: 'alert(1)' }, '/seeded-defect.js');
    expect(script.text).toBe('alert(1)');
  });

  it('keeps redirects on its own port', async () => {
    expect((await fetchThrough(null, '/moved')).headers.get('location')).toBe('/there');
  });
});
