import { developmentDocument, developmentHeaders } from './development-page';

const DOCUMENT = '<!doctype html><html><head><script src="/first.js"></script></head></html>';

describe('development document', () => {
  it('keeps the content security policy without Integrity-Policy', () => {
    expect(
      developmentHeaders({
        'content-security-policy': "script-src 'self'",
        'integrity-policy': 'blocked-destinations=(script)',
        'integrity-policy-report-only': 'blocked-destinations=(script)',
      }),
    ).toEqual({ 'content-security-policy': "script-src 'self'", 'cache-control': 'no-store' });
  });

  it('is not cached by the browser', () => {
    expect(
      developmentHeaders({ etag: '"a"', 'content-length': '3', 'cache-control': 'public' }),
    ).toEqual({ 'cache-control': 'no-store' });
  });

  it('loads the development client before other scripts', () => {
    const html = developmentDocument(DOCUMENT, false);
    expect(html.indexOf('/-/dev/client.js')).toBeLessThan(html.indexOf('/first.js'));
    expect(html).not.toContain('data-failed');
  });

  it('is marked when rendering failed, so that the next build reloads it', () => {
    expect(developmentDocument(DOCUMENT, true)).toContain(
      '<script src="/-/dev/client.js" data-failed>',
    );
  });
});
