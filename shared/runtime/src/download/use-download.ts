import { useRef, useState } from 'react';
import { useApi } from '../api/react/api-context';
import { readChannel } from '../identity/channel';
import { usePage, usePlace, useSite } from '../page/page-context';
import { installerUrl, withFallbackWebId } from './installer-url';
import type { DownloadContext } from './start-download';

/** The download for the visitor's device; ignores clicks while one is in progress. */
export interface Download {
  busy: boolean;
  /** Download URL for visitors without JavaScript. */
  address: string;
  start: () => void;
}

const loadDownload = () => import(/* webpackChunkName: "download" */ './start-download');
const openUrl = (url: string): void => location.assign(url);

/**
 * Downloads the installer in the desktop layout; launches or installs the app in the mobile layout. Reports the
 * download as specified, but a failed report never blocks it.
 * @param open opens a URL; replaced in tests
 */
export function useDownload(open: (address: string) => void = openUrl): Download {
  const api = useApi();
  const site = useSite();
  const { query } = usePage();
  const isPhone = usePlace().device === 'mobile';
  const channel = readChannel(query);
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const address = isPhone
    ? site.links.mobileApp
    : withFallbackWebId(installerUrl(site.links.installer, channel, null));

  const run = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const context: DownloadContext = { api, site, channel, trackId: query.get('track_id'), open };
    try {
      const { downloadApp, downloadInstaller } = await loadDownload();
      await (isPhone ? downloadApp(context) : downloadInstaller(context));
    } catch (error) {
      console.warn('the download could not be prepared', error);
      open(address);
    }
    isRunning.current = false;
    setBusy(false);
  };
  return { busy, address, start: () => void run() };
}
