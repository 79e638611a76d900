import { createHash } from 'node:crypto';
import { policyHeaders } from './policy';

const policyOf = (styles: string[]) =>
  Object.fromEntries(
    (policyHeaders(styles)['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

describe('policyHeaders', () => {
  it('allows scripts of our own origin only', () => {
    const policy = policyOf([]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('never names anything unsafe', () => {
    expect(JSON.stringify(policyHeaders(['a{}']))).not.toContain('unsafe');
  });

  it('names the hash of every inlined style', () => {
    const styles = ['a{color:red}', '.b::before{content:"伙"}'];
    const hashes = styles.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(policyOf(styles)['style-src']).toEqual(["'self'", ...hashes]);
  });

  it('refuses scripts without a hash and guessed types', () => {
    expect(policyHeaders([])).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
    });
  });
});
