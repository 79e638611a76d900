import type { SiteConfig } from '@huoban/contracts';

/** Makes the visitor known to the collector when the browser is idle, so that a later download need not wait for it. */
export function startAnalytics(site: Pick<SiteConfig, 'analytics'>): void {
  if (site.analytics === null) return;
  const begin = () => {
    import(/* webpackChunkName: "download" */ '../download/start-download').then(
      ({ ensureWebId }) => ensureWebId(site),
      // A later download asks again.
      () => undefined,
    );
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5000 });
  else setTimeout(begin, 2000);
}
