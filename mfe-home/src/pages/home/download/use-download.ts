import { useRef, useState } from 'react';
import { useApi, usePage, useSession, useSite } from '@huoban/runtime';
import { downloadChannel } from './download-channel';
import { installerAddress, openable } from './installer-address';
import { settleAddress } from './settle-address';

/** The download of the desktop client, one at a time. */
export interface Download {
  busy: boolean;
  /** Where a visitor without JavaScript gets it. */
  address: string;
  start: () => void;
}

const open = (address: string): void => location.assign(address);

export function useDownload(openAddress: (address: string) => void = open): Download {
  const api = useApi();
  const session = useSession();
  const { links } = useSite();
  const channel = downloadChannel(usePage().query);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const build = (): string =>
    installerAddress(links.installer, channel, session.userInfo?.web_user_id ?? null);

  const start = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const url = await settleAddress(build);
    api
      .call(
        'POST /api/users/report_user_action',
        { body: { action: 'download_pc', params: { url: url.slice(0, 500) } } },
        { quiet: true },
      )
      .catch((failure: unknown) => console.warn('download_pc was not recorded', failure));
    openAddress(url);
    underWay.current = false;
    setBusy(false);
  };

  return {
    busy,
    address: openable(installerAddress(links.installer, channel, null)),
    start: () => void start(),
  };
}
