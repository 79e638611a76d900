import type { Page } from 'puppeteer';

/** @returns texts that are a message key or contain a placeholder */
export const findUntranslatedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (parentElement?.closest('script, style, noscript, code')) continue;
      if (/^([\w-]+:)?[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(text) || text.includes('{{')) {
        found.push(text);
      }
    }
    return found;
  });

/** Makes every text half as long again, as a language with long words would. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (
        node instanceof Text &&
        node.data.trim() &&
        !node.parentElement?.closest('script, style, noscript')
      )
        texts.push(node);
    }
    for (const text of texts) {
      const words = text.data.trim();
      text.data = `${words} ${words.slice(0, Math.ceil(words.length / 2))}`;
    }
  });

/** @returns what does not fit: the page itself, or controls whose words are cut off without an ellipsis */
export const findOverflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) {
      const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      // What stands fixed follows the page that something else has widened.
      const widest = wide.findLast((element) => element.closest('main')) ?? wide[0];
      found.push(`the page is ${scrollWidth} wide (${widest?.outerHTML.slice(0, 120) ?? ''})`);
    }
    for (const control of document.querySelectorAll<HTMLElement>('a, button, label, h1, h2')) {
      const { overflowX, textOverflow } = getComputedStyle(control);
      const isCut = overflowX !== 'visible' && textOverflow !== 'ellipsis';
      if (isCut && control.clientWidth > 1 && control.scrollWidth > control.clientWidth + 1)
        found.push(`cut off: ${control.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
