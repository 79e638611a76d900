import type { SiteConfig } from '@huoban/contracts';
import { ensureWebId } from '../analytics/analytics';
import { lookUpClientIp } from './client-ip';
import { isMobileVisitor } from './mobile-visitor';

/** Most visitors need longer before they leave for the app. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Requests web id and IP when the browser is idle, so that a visitor who leaves for the app does not wait for them. Only
 * reports of phones and of ads of the video site contain the IP.
 */
export function prepareReports(site: Pick<SiteConfig, 'analytics' | 'links'>): void {
  const prepare = (): void => {
    if (site.analytics !== null) void ensureWebId(site);
    if (isMobileVisitor() || new URLSearchParams(location.search).has('track_id'))
      void lookUpClientIp(site.links.ipLookup);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(prepare, IDLE_TIMEOUT_MS);
}
