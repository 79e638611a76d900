import type { Device, SiteConfig } from '@huoban/contracts';

// Media query, not innerWidth: a wide page zoomed out on a phone reports its own width there.
const NARROW = '(max-width: 768px)';

/** Layout of the window: at most 768 px wide, or forced by the configuration. */
export const windowLayout = (site: SiteConfig): Device =>
  site.app.device === 'mobile' || matchMedia(NARROW).matches ? 'mobile' : 'desktop';

export function subscribeToWindowLayout(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
