import type { Device, SiteConfig } from '@huoban/contracts';

// A media query, because innerWidth of a page that is zoomed out on a phone is the page's width.
const NARROW = '(max-width: 768px)';

/** `mobile` for a window of at most 768 px, or when the configuration forces it. */
export const windowLayout = (site: SiteConfig): Device =>
  site.app.device === 'mobile' || matchMedia(NARROW).matches ? 'mobile' : 'desktop';

export function subscribeToWindowLayout(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
