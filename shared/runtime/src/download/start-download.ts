import type { ApiClient, SiteConfig } from '@huoban/contracts';
import { currentWebId, ensureWebId, track } from '../analytics/analytics';
import { appUserAgent, truncateUserAgent } from './app-user-agent';
import { fetchClientIp } from './client-ip';
import { installerUrl } from './installer-url';
import { waitForWebId } from './wait-for-web-id';
import { launchOrInstallApp, type OpenUrl } from './launch-app';

export { ensureWebId };

export interface DownloadContext {
  api: ApiClient;
  site: SiteConfig;
  /** Acquisition channel and, for visits from an ad of the video site, its tracking id. */
  channel: string;
  trackId: string | null;
  open: OpenUrl;
}

const warnFailed = (subject: string) => (error: unknown) => {
  console.warn(`${subject} failed`, error);
};

/** Downloads the installer for computers, after a limited wait for the web id. */
export async function downloadInstaller(context: DownloadContext): Promise<void> {
  const { api, site, channel, open } = context;
  void ensureWebId(site);
  const url = await waitForWebId(() => installerUrl(site.links.installer, channel, currentWebId()));
  track('download_pc', { url }, { api, site });
  if (context.trackId !== null) void reportVideoAd(context, context.trackId);
  open(url);
}

async function reportVideoAd(
  { api, site, channel }: DownloadContext,
  trackId: string,
): Promise<void> {
  const body = {
    track_id: trackId.slice(0, 200),
    report_from: channel,
    conv_type: 'download_pc',
    conv_time: 0,
    ua: truncateUserAgent(navigator.userAgent),
    client_ip: await fetchClientIp(site.links.ipLookup),
  };
  await api.call('POST /api/utils/bilibili_pc_ad_report', { body }).catch(warnFailed('ad report'));
}

/** Launches the app on a phone, or opens its install page. Does not wait for the reports. */
export async function downloadApp(context: DownloadContext): Promise<void> {
  const { api, site, channel, open } = context;
  void ensureWebId(site);
  track('official_website_events', { event_name: 'download_mobile' }, { api, site });
  void reportAppAd(context);
  await launchOrInstallApp(site, channel, open);
}

async function reportAppAd({ api, site, channel }: DownloadContext): Promise<void> {
  const { userAgent } = navigator;
  const body = {
    conv_time: 0,
    idfa: '',
    client_ip: await fetchClientIp(site.links.ipLookup),
    model: '',
    ua: truncateUserAgent(userAgent),
    oaid: '',
    updatetime: '',
    boottime: '',
    report_from: channel,
    ua_xy: appUserAgent(userAgent),
  };
  await api.call('POST /api/utils/huoban_ad_report', { body }).catch(warnFailed('ad report'));
}
