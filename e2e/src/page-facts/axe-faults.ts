import axe from 'axe-core';
import type { Page } from 'puppeteer';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** @returns one line for each rule broken seriously or critically: the rule and the elements that break it */
export async function axeFaults(page: Page): Promise<string[]> {
  // By the debugger's way: the site's policy would refuse a script element with foreign text.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
        return `${id} (${nodes.length}): ${places.join(', ')}`;
      });
  });
}
