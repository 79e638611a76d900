import type { Device, SiteConfig } from '@huoban/contracts';

// A media query, because innerWidth of a page that is zoomed out on a phone is the page's width.
const NARROW = '(max-width: 768px)';

/** `mobile` for a window of at most 768 px, or when the configuration forces it. */
export const windowLayout = (site: SiteConfig): Device =>
  site.app.device === 'mobile' || matchMedia(NARROW).matches ? 'mobile' : 'desktop';

/** Chromium reports a window of one pixel for about 80 ms while it captures a page beyond the window. */
const SETTLE_MS = 200;

/** Calls back when the window has had its new width for a moment. */
export function subscribeToWindowLayout(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleChange = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  };
  query.addEventListener('change', handleChange);
  return () => {
    clearTimeout(timer);
    query.removeEventListener('change', handleChange);
  };
}
