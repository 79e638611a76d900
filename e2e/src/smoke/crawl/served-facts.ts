import type { Page } from 'puppeteer';

/** Facts of the HTML as the server sent it, which search engines and visitors without JavaScript get. */
export interface ServedFacts {
  lang: string;
  title: string;
  description: string;
  /** Paths; null when there is none. */
  canonical: string | null;
  /** Languages of the `hreflang` alternates, sorted, and the path of each. */
  alternates: { language: string; path: string }[];
  headings: number;
  /** Text of the content. */
  text: string;
  /** Start tags of executable scripts. */
  scripts: string[];
  /** Start of the first elements with a style attribute. */
  styled: string[];
}

/**
 * Parses a document without running its scripts.
 * @param parser a blank tab: Trusted Types of the site forbid to parse text there
 * @param address where the document was served
 */
export const readServedFacts = (
  parser: Page,
  html: string,
  address: string,
): Promise<ServedFacts> =>
  parser.evaluate(
    (text, base) => {
      const served = new DOMParser().parseFromString(text, 'text/html');
      const main = served.querySelector('main');
      main?.querySelectorAll('script, style').forEach((element) => element.remove());
      const canonical = served.querySelector('link[rel=canonical]')?.getAttribute('href');
      return {
        lang: served.documentElement.lang,
        title: served.title,
        description:
          served.querySelector('meta[name=description]')?.getAttribute('content')?.trim() ?? '',
        canonical: canonical ? new URL(canonical, base).pathname : null,
        alternates: [...served.querySelectorAll('link[hreflang]')]
          .map((link) => ({
            language: link.getAttribute('hreflang') ?? '',
            path: new URL(link.getAttribute('href') ?? '', base).pathname,
          }))
          .sort((a, b) => (a.language < b.language ? -1 : 1)),
        headings: served.querySelectorAll('main h1').length,
        text: (main?.textContent ?? '').replace(/\s+/g, ' ').trim(),
        scripts: [...served.querySelectorAll('script')]
          .filter(({ type }) => !/json/.test(type))
          .map((script) => script.outerHTML.split('>')[0] ?? ''),
        styled: [...served.querySelectorAll('[style]')]
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 120)),
      };
    },
    html,
    address,
  );
