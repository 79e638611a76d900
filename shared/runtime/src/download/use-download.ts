import { useRef, useState } from 'react';
import { useApi } from '../api/react/api-context';
import { readChannel } from '../identity/channel';
import { usePage, usePlace, useSite } from '../page/page-context';
import { installerUrl, withFallbackWebId } from './installer-url';
import type { DownloadContext } from './start-download';

/** The download of the application for the visitor's device, one at a time. */
export interface Download {
  busy: boolean;
  /** Where a visitor without JavaScript gets it. */
  address: string;
  start: () => void;
}

const loadDownload = () => import(/* webpackChunkName: "download" */ './start-download');
const openUrl = (address: string): void => location.assign(address);

/**
 * Downloads the installer in the desktop layout; wakes or installs the application in the phone's. Visits are reported
 * as the specification says; nothing of that can keep the file from the visitor.
 * @param open replaces the browser's own opening of an address, in tests
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
    const parts: DownloadContext = { api, site, channel, trackId: query.get('track_id'), open };
    try {
      const { downloadApp, downloadInstaller } = await loadDownload();
      await (isPhone ? downloadApp(parts) : downloadInstaller(parts));
    } catch (failure) {
      console.warn('the download was not prepared', failure);
      open(address);
    }
    isRunning.current = false;
    setBusy(false);
  };
  return { busy, address, start: () => void run() };
}
