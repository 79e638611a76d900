import type { SiteConfig } from '@huoban/contracts';

/** Requests the web id when the browser is idle, so that a later download does not wait for it. */
export function startAnalytics(site: Pick<SiteConfig, 'analytics'>): void {
  if (site.analytics === null) return;
  const start = () => {
    import(/* webpackChunkName: "download" */ '../download/start-download').then(
      ({ ensureWebId }) => ensureWebId(site),
      // A download retries.
      () => undefined,
    );
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}
