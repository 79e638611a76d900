import { defect, inHtml, type SeededDefect } from './seeded-defect';

const head = (
  name: string,
  check: string,
  message: RegExp,
  change: (html: string) => string,
): SeededDefect => defect(name, check, message, inHtml(change));

export const HEAD_DEFECTS: readonly SeededDefect[] = [
  head('the canonical address is another page', 'canonical', /\/en\/activity/, (html) =>
    html.replace(/(<link rel="canonical" href="[^"]*)\/en\/about-us"/, '$1/en/activity"'),
  ),
  head('hreflang is missing', 'alternates', /names nothing/, (html) =>
    html.replace(/<link rel="alternate" hreflang[^>]*>/g, ''),
  ),
  head('hreflang leads to another page', 'alternates', /different pages/, (html) =>
    html.replace(/(hreflang="ja" href="[^"]*)\/ja\/about-us"/, '$1/ja/activity"'),
  ),
  head('the title is empty', 'title', /is ""/, (html) => html.replace(/<title>[^<]*</, '<title><')),
  head('the title is in another language', 'title', /关于/, (html) =>
    html.replace(/<title>[^<]*</, '<title>关于我们<'),
  ),
  head('the description is missing', 'description', /is ""/, (html) =>
    html.replace(/<meta name="description"[^>]*>/, ''),
  ),
  head('the document says another language', 'language', /zh-CN/, (html) =>
    html.replace('<html lang="en"', '<html lang="zh-CN"'),
  ),
  head('the HTML has no heading', 'heading', /0 headings/, (html) =>
    html.replace(/<h1\b/g, '<h2').replace(/<\/h1>/g, '</h2>'),
  ),
  head('the HTML has no content', 'reads without JavaScript', /is only ""/, (html) =>
    html.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2'),
  ),
  head('a script has no integrity', 'integrity', /without integrity/, (html) =>
    html.replace(/(<script src="[^"]*start\.js") integrity="[^"]*"/, '$1'),
  ),
  head('a script stands in the HTML', 'policy', /script-src-elem refused inline/, (html) =>
    html.replace('</head>', '<script>window.counted = true;</script></head>'),
  ),
  head('an element has a style attribute', 'policy', /style attribute/, (html) =>
    html.replace('<main', '<main style="color: inherit"'),
  ),
];
