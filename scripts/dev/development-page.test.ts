import { developmentDocument, developmentHeaders } from './development-page';

const DOCUMENT = '<!doctype html><html><head><script src="/first.js"></script></head></html>';

describe('a page that is developed', () => {
  it('keeps the policy of the site, without the one that asks for hashes', () => {
    expect(
      developmentHeaders({
        'content-security-policy': "script-src 'self'",
        'integrity-policy': 'blocked-destinations=(script)',
        'integrity-policy-report-only': 'blocked-destinations=(script)',
      }),
    ).toEqual({ 'content-security-policy': "script-src 'self'", 'cache-control': 'no-store' });
  });

  it('is never kept by the browser', () => {
    expect(
      developmentHeaders({ etag: '"a"', 'content-length': '3', 'cache-control': 'public' }),
    ).toEqual({ 'cache-control': 'no-store' });
  });

  it('starts the development client before any other script', () => {
    const html = developmentDocument(DOCUMENT, false);
    expect(html.indexOf('/-/dev/client.js')).toBeLessThan(html.indexOf('/first.js'));
    expect(html).not.toContain('data-failed');
  });

  it('says when it failed, so that the next build brings another try', () => {
    expect(developmentDocument(DOCUMENT, true)).toContain(
      '<script src="/-/dev/client.js" data-failed>',
    );
  });
});
