import { withoutRemoteEntry, withoutRendering, withoutScripts } from './documents';

const HTML = [
  '<!doctype html><html><head><script src="/assets/shell/1/first.js" integrity="i"></script>',
  '<style data-href="/a.css">p{}</style>',
  '<script src="/assets/shell/1/start.js" integrity="s" async data-main="/assets/shell/1/main.js" data-integrity="m"></script>',
  '<link rel="preload" as="script" href="/assets/shell/1/main.js" integrity="m">',
  '<link rel="preload" as="script" href="/assets/mfe-home/1/remoteEntry.js" integrity="e">',
  '</head><body><div id="root"><main><div>words</div></main></div>',
  '<script type="application/json" id="boot">{"site":"a","result":{"kind":"page","version":"1"},"cache":{"queries":[1]}}</script>',
  '</body></html>',
].join('');

describe('documents of the variants', () => {
  it('keeps text and styles of the static page and no script', () => {
    const html = withoutScripts(HTML);
    expect(html).toContain('<main><div>words</div></main>');
    expect(html).toContain('<style data-href="/a.css">p{}</style>');
    expect(html).not.toMatch(/script/);
  });

  it('empties root and data of the page that is not rendered, and starts the shell at once', () => {
    const html = withoutRendering(HTML);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('src="/assets/shell/1/main.js" integrity="m"></script>');
    expect(html).not.toContain('start.js');
    expect(/id="boot">(.*?)<\/script>/.exec(html)?.[1]).toBe(
      '{"site":"a","result":{"kind":"page","version":"none"},"cache":{"mutations":[],"queries":[]}}',
    );
  });

  it('refuses a document without root', () => {
    expect(() => withoutRendering('<div id="app"></div>')).toThrow('the document has no');
  });

  it('removes only the preload of the remote entry', () => {
    const html = withoutRemoteEntry(HTML);
    expect(html).not.toContain('remoteEntry.js');
    expect(html).toContain('as="script" href="/assets/shell/1/main.js"');
  });
});
