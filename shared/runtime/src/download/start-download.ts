import type { ApiClient, SiteConfig } from '@huoban/contracts';
import { currentWebId, nameVisitor, track } from '../analytics/analytics';
import { appUserAgent, cutUserAgent } from './app-user-agent';
import { clientIp } from './client-ip';
import { installerAddress } from './installer-url';
import { settleAddress } from './wait-for-web-id';
import { wakeOrInstall, type OpenAddress } from './launch-app';

export { nameVisitor };

export interface DownloadParts {
  api: ApiClient;
  site: SiteConfig;
  /** The channel that brought the visitor, and the mark that an ad of the video site gave the visit. */
  channel: string;
  trackId: string | null;
  open: OpenAddress;
}

const failed = (what: string) => (failure: unknown) => {
  console.warn(`${what} failed`, failure);
};

/** Downloads the installer for computers; waits for the web id, but not for long. */
export async function downloadInstaller(parts: DownloadParts): Promise<void> {
  const { api, site, channel, open } = parts;
  void nameVisitor(site);
  const url = await settleAddress(() =>
    installerAddress(site.links.installer, channel, currentWebId()),
  );
  track('download_pc', { url }, { api, site });
  if (parts.trackId !== null) void reportVideoAd(parts, parts.trackId);
  open(url);
}

async function reportVideoAd(
  { api, site, channel }: DownloadParts,
  trackId: string,
): Promise<void> {
  const body = {
    track_id: trackId.slice(0, 200),
    report_from: channel,
    conv_type: 'download_pc',
    conv_time: 0,
    ua: cutUserAgent(navigator.userAgent),
    client_ip: await clientIp(site.links.ipLookup),
  };
  await api
    .call('POST /api/utils/bilibili_pc_ad_report', { body }, { quiet: true })
    .catch(failed('ad report'));
}

/** Wakes the application on this phone, or leads to where it is installed from. The reports never hold it up. */
export async function downloadApp(parts: DownloadParts): Promise<void> {
  const { api, site, channel, open } = parts;
  void nameVisitor(site);
  track('official_website_events', { event_name: 'download_mobile' }, { api, site });
  void reportAppAd(parts);
  await wakeOrInstall(site, channel, open);
}

async function reportAppAd({ api, site, channel }: DownloadParts): Promise<void> {
  const { userAgent } = navigator;
  const body = {
    conv_time: 0,
    idfa: '',
    client_ip: await clientIp(site.links.ipLookup),
    model: '',
    ua: cutUserAgent(userAgent),
    oaid: '',
    updatetime: '',
    boottime: '',
    report_from: channel,
    ua_xy: appUserAgent(userAgent),
  };
  await api
    .call('POST /api/utils/huoban_ad_report', { body }, { quiet: true })
    .catch(failed('ad report'));
}
