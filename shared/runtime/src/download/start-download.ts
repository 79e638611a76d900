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
  /** The channel that brought the visitor, and the mark that an ad of the video site gave the visit. */
  channel: string;
  trackId: string | null;
  open: OpenUrl;
}

const warnFailed = (what: string) => (failure: unknown) => {
  console.warn(`${what} failed`, failure);
};

/** Downloads the installer for computers; waits for the web id, but not for long. */
export async function downloadInstaller(parts: DownloadContext): Promise<void> {
  const { api, site, channel, open } = parts;
  void ensureWebId(site);
  const url = await waitForWebId(() => installerUrl(site.links.installer, channel, currentWebId()));
  track('download_pc', { url }, { api, site });
  if (parts.trackId !== null) void reportVideoAd(parts, parts.trackId);
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
  await api
    .call('POST /api/utils/bilibili_pc_ad_report', { body }, { quiet: true })
    .catch(warnFailed('ad report'));
}

/** Wakes the application on this phone, or leads to where it is installed from. The reports never hold it up. */
export async function downloadApp(parts: DownloadContext): Promise<void> {
  const { api, site, channel, open } = parts;
  void ensureWebId(site);
  track('official_website_events', { event_name: 'download_mobile' }, { api, site });
  void reportAppAd(parts);
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
  await api
    .call('POST /api/utils/huoban_ad_report', { body }, { quiet: true })
    .catch(warnFailed('ad report'));
}
