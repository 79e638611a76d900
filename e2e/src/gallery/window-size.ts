import type { Device } from '@huoban/contracts';
import type { Viewport } from 'puppeteer';
import { CannotRun } from '../harness/program';

/** The widest window that gets the mobile layout. */
const MAX_MOBILE_WIDTH = 768;

export interface WindowSize {
  device: Device;
  viewport: Viewport;
}

/**
 * The window of `--window 768x1024`, and the layout that the site chooses for it.
 * @throws CannotRun for anything else
 */
export function readWindowSize(text: string): WindowSize {
  const [, width = 0, height = 0] = (/^(\d{3,4})x(\d{3,4})$/.exec(text) ?? []).map(Number);
  if (width === 0 || height === 0)
    throw new CannotRun('--window must be width and height, for example 768x1024.');
  return width <= MAX_MOBILE_WIDTH
    ? { device: 'mobile', viewport: { width, height, isMobile: true, hasTouch: true } }
    : { device: 'desktop', viewport: { width, height } };
}
