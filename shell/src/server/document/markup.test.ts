import { escapeHtml, jsonIsland, tag } from './markup';

const HOSTILE = `</script><script>alert(1)</script><!--\u2028\u2029&"'`;

describe('escapeHtml', () => {
  it('escapes characters that open a tag or end an attribute', () => {
    expect(escapeHtml('<a href="x">&amp;')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;');
  });
});

describe('tag', () => {
  it('writes attributes and flags, and omits undefined ones', () => {
    expect(tag('script', { src: '/a.js', async: true, integrity: undefined })).toBe(
      '<script src="/a.js" async>',
    );
  });

  it('keeps a hostile value inside its attribute', () => {
    expect(tag('meta', { content: '"><script>' })).toBe(
      '<meta content="&quot;&gt;&lt;script&gt;">',
    );
  });
});

describe('jsonIsland', () => {
  it('cannot end a script element', () => {
    const island = jsonIsland({ [HOSTILE]: HOSTILE });
    expect(island).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(island)).toEqual({ [HOSTILE]: HOSTILE });
  });
});
