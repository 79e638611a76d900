import { createHash } from 'node:crypto';
import type { Browser, Page } from 'puppeteer';

/** Properties that decide how a machine draws text. */
export interface MachineFonts {
  /** Names of the families that the browser uses for the scripts of the site. */
  families: string[];
  /** Hash of a picture of text: the same families may be drawn in another way. */
  drawing: string;
}

/** The English text of the site: `system-ui` may be another family than the first installed one of these. */
const ENGLISH_FAMILIES = "'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const SAMPLE = `<!doctype html><html lang="zh-CN"><body style="font:24px system-ui, sans-serif; margin: 20px">
<p>伙伴陪你玩游戏，慢慢来。0123</p><p lang="ja">相棒といっしょに、ゆっくり。</p><p lang="en">Partners play along.</p>
<p lang="en" style="font-family: ${ENGLISH_FAMILIES}">Partners play along.</p>
<p style="font-family: serif">伙伴 serif</p><p style="font-family: monospace">伙伴 mono</p></body></html>`;

export async function readMachineFonts(browser: Browser): Promise<MachineFonts> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 500, height: 320 });
    await page.setContent(SAMPLE);
    const drawing = await page.screenshot({ type: 'png' });
    return {
      families: await familiesOn(page),
      drawing: createHash('sha256').update(drawing).digest('hex').slice(0, 16),
    };
  } finally {
    await page.close();
  }
}

async function familiesOn(page: Page): Promise<string[]> {
  const debug = await page.createCDPSession();
  await debug.send('DOM.enable');
  await debug.send('CSS.enable');
  const { root } = await debug.send('DOM.getDocument');
  const { nodeIds } = await debug.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'p',
  });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await debug.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) names.add(familyName);
  }
  return [...names].sort();
}

/** @returns null when text looks the same on both machines */
export function describeFontDifference(accepted: MachineFonts, here: MachineFonts): string | null {
  if (accepted.families.join() !== here.families.join())
    return `the accepted pictures were drawn with ${accepted.families.join(', ')}, this machine has ${here.families.join(', ')}`;
  return accepted.drawing === here.drawing
    ? null
    : `this machine has the same fonts (${here.families.join(', ')}), but draws them in another way: another version of the browser or of the fonts`;
}
