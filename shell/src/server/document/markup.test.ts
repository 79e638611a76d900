import { escapeHtml, jsonIsland, tag } from './markup';

const HOSTILE = `</script><script>alert(1)</script><!--\u2028\u2029&"'`;

describe('escapeHtml', () => {
  it('leaves nothing that could open a tag or end an attribute', () => {
    expect(escapeHtml('<a href="x">&amp;')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;');
  });
});

describe('tag', () => {
  it('writes attributes, flags, and leaves out what is undefined', () => {
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
  it('can stand inside a script element whatever the texts contain', () => {
    const island = jsonIsland({ [HOSTILE]: HOSTILE });
    expect(island).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(island)).toEqual({ [HOSTILE]: HOSTILE });
  });
});
