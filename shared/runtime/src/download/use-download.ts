import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../api/react/api-context';
import { readChannel } from '../identity/channel';
import { usePlace, useSite } from '../page/page-context';
import { installerUrl, withFallbackWebId } from './installer-url';
import type { OpenUrl } from './launch-app';
import { downloadInstaller, openApp, type DownloadContext } from './start-download';

/** The download for the visitor's device; ignores clicks while one is in progress. */
export interface Download {
  busy: boolean;
  /** Download URL for visitors without JavaScript. */
  address: string;
  start: () => void;
}

export const openUrl: OpenUrl = (url) => location.assign(url);

/** What a download reports. Works in pages and in components of the shell. */
export function useDownloadContext(): DownloadContext {
  const api = useApi();
  const site = useSite();
  const query = new URLSearchParams(useLocation().search);
  return { api, site, channel: readChannel(query), trackId: query.get('track_id') };
}

/**
 * Downloads the installer in the desktop layout; launches or installs the app in the mobile layout. Reports the
 * download as specified, but a failed report never blocks it.
 * @param open opens a URL; replaced in tests
 */
export function useDownload(open: OpenUrl = openUrl): Download {
  const context = useDownloadContext();
  const { links } = context.site;
  const isPhone = usePlace().device === 'mobile';
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const address = isPhone
    ? links.mobileApp
    : withFallbackWebId(installerUrl(links.installer, context.channel, null));

  const run = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await (isPhone ? openApp(context, open) : downloadInstaller(context, open));
    isRunning.current = false;
    setBusy(false);
  };
  return { busy, address, start: () => void run() };
}
