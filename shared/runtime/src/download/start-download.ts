import type { ApiClient, SiteConfig } from '@huoban/contracts';
import { currentWebId, ensureWebId, flushEvents, track } from '../analytics/analytics';
import { appUserAgent, truncateUserAgent } from './app-user-agent';
import { knownClientIp } from './client-ip';
import { installerUrl } from './installer-url';
import { launchOrInstallApp, type OpenUrl } from './launch-app';
import { isMobileVisitor } from './mobile-visitor';
import { waitForWebId } from './wait-for-web-id';

export interface DownloadContext {
  api: ApiClient;
  site: SiteConfig;
  /** Acquisition channel and, for visits from an ad of the video site, its tracking id. */
  channel: string;
  trackId: string | null;
}

/** The visitor is about to leave: the request is sent at once. */
const LEAVING = { keepalive: true } as const;

function warnNotSent(error: unknown): void {
  console.warn('ad report failed', error);
}

/** Downloads the installer for computers, after a limited wait for the web id. */
export async function downloadInstaller(context: DownloadContext, open: OpenUrl): Promise<void> {
  const { api, site, channel, trackId } = context;
  void ensureWebId(site);
  const url = await waitForWebId(() => installerUrl(site.links.installer, channel, currentWebId()));
  track('download_pc', { url }, { api, site });
  if (trackId !== null) {
    const body = {
      track_id: trackId.slice(0, 200),
      report_from: channel,
      conv_type: 'download_pc',
      conv_time: 0,
      ua: truncateUserAgent(navigator.userAgent),
      client_ip: knownClientIp(),
    };
    api.call('POST /api/utils/bilibili_pc_ad_report', { body }, LEAVING).catch(warnNotSent);
  }
  flushEvents();
  open(url);
}

/**
 * Every way to the app: reports the visit and, on a phone, launches the app or opens its install page. The reports are
 * sent before anything is opened.
 * @param open null if the browser opens the install page itself, in another tab
 */
export async function openApp(context: DownloadContext, open: OpenUrl | null): Promise<void> {
  const { api, site, channel } = context;
  const isMobile = isMobileVisitor();
  void ensureWebId(site);
  track('official_website_events', { event_name: 'download_mobile' }, { api, site });
  flushEvents();
  if (isMobile) reportAppAd(context);
  if (open === null) return;
  if (isMobile) await launchOrInstallApp(site, channel, open);
  else open(site.links.mobileApp);
}

function reportAppAd({ api, channel }: DownloadContext): void {
  const { userAgent } = navigator;
  const body = {
    conv_time: 0,
    idfa: '',
    client_ip: knownClientIp(),
    model: '',
    ua: truncateUserAgent(userAgent),
    oaid: '',
    updatetime: '',
    boottime: '',
    report_from: channel,
    ua_xy: appUserAgent(userAgent),
  };
  api.call('POST /api/utils/huoban_ad_report', { body }, LEAVING).catch(warnNotSent);
}
