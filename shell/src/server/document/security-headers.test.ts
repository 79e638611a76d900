import { createHash } from 'node:crypto';
import { testSite } from '@huoban/runtime/testing';
import { securityHeaders, type Inlined } from './security-headers';

const own = {
  app: testSite.app,
  analytics: null,
  links: { ...testSite.links, ipLookup: '/-/ip', promoVideo: null },
};
const NOTHING: Inlined = { scripts: [], styles: [] };
const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
const policyOf = (inlined = NOTHING, site: Parameters<typeof securityHeaders>[1] = own) =>
  Object.fromEntries(
    (securityHeaders(inlined, site)['content-security-policy'] ?? '')
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('securityHeaders', () => {
  it('allows scripts of our own origin only', () => {
    const policy = policyOf();
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('allows the configured API, collector, IP lookup and video, and no other origin', () => {
    expect(policyOf()['connect-src']).toEqual(["'self'"]);
    const policy = policyOf(NOTHING, {
      app: { ...own.app, apiBaseUrl: 'https://api.example/v2' },
      analytics: { collector: 'https://collect.example/v1', appId: '1' },
      links: {
        ...own.links,
        ipLookup: 'https://ip.example/?format=json',
        promoVideo: 'https://video.example/a.mp4',
      },
    });
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.example',
      'https://collect.example',
      'https://ip.example',
    ]);
    expect(policy['media-src']).toEqual(["'self'", 'https://video.example']);
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('requires Trusted Types with only the default policy', () => {
    expect(policyOf()['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policyOf()['trusted-types']).toEqual(['default']);
  });

  it('reports violations to the site', () => {
    expect(policyOf()['report-uri']).toEqual(['/-/violation']);
  });

  it('contains no unsafe source', () => {
    expect(
      JSON.stringify(securityHeaders({ scripts: ['a()'], styles: ['a{}'] }, own)),
    ).not.toContain('unsafe');
  });

  it('contains the hash of every inlined script and style', () => {
    const scripts = ['a()'];
    const styles = ['a{color:red}', '.b::before{content:"伙"}'];
    const policy = policyOf({ scripts, styles });
    expect(policy['script-src']).toEqual(["'self'", ...hashes(scripts)]);
    expect(policy['style-src']).toEqual(["'self'", ...hashes(styles)]);
  });

  it('refuses scripts without a hash and MIME sniffing', () => {
    expect(securityHeaders(NOTHING, own)).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
    });
  });
});
