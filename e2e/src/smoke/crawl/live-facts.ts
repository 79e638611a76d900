import type { Page } from 'puppeteer';

export interface LiveFacts {
  pathname: string;
  lang: string;
  title: string;
  /** Headings of the first level inside the content, and whether they are visible. */
  headings: { text: string; isVisible: boolean }[];
  brokenImages: string[];
  /** Texts in a script that the language of the page does not use. */
  foreignTexts: string[];
  /** Absolute URLs of links, including external ones. */
  links: string[];
  /** Fragments of links within the page that have no target. */
  deadAnchors: string[];
  /** Milliseconds since the request: first byte, content parsed, everything loaded. */
  timings: Record<string, number>;
}

export const readLiveFacts = (page: Page): Promise<LiveFacts> =>
  page.evaluate(() => {
    const isShown = [...document.querySelectorAll('main h1, main h2, main form')].some(
      (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1,
    );
    // A heading for screen readers is enough when other content is visible.
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')].map((heading) => ({
      text: heading.textContent.trim(),
      isVisible:
        heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && isShown,
    }));
    const brokenImages = [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth)
      .map(({ currentSrc }) => currentSrc);
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const here = location.href.split('#')[0] ?? '';
    const deadAnchors = anchors
      .filter(({ hash, href }) => hash.length > 1 && href.split('#')[0] === here)
      .filter(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) === null)
      .map(({ hash }) => hash);
    const foreignTexts: string[] = [];
    if (document.documentElement.lang === 'en') {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const { parentElement, textContent } = nodes.currentNode;
        const isMarked = parentElement?.closest(
          'script, style, noscript, [hreflang], [lang]:not(html)',
        );
        if (!isMarked && /\p{Script=Han}/u.test(textContent ?? ''))
          foreignTexts.push((textContent ?? '').trim().slice(0, 80));
      }
    }
    const [load] = performance.getEntriesByType('navigation');
    const timings: Record<string, number> = {};
    if (load instanceof PerformanceNavigationTiming) {
      timings['first byte'] = Math.round(load.responseStart);
      timings['parsed'] = Math.round(load.domContentLoadedEventEnd);
      timings['loaded'] = Math.round(load.loadEventEnd);
    }
    return {
      pathname: location.pathname,
      lang: document.documentElement.lang,
      title: document.title,
      headings,
      brokenImages,
      foreignTexts,
      links: anchors.map(({ href }) => href),
      deadAnchors,
      timings,
    };
  });
