import { useText } from '@huoban/runtime';
import { Icon, Spinner, buttonClass } from '@huoban/ui';
import type { Download } from './use-download';

/** A link, so that it downloads without JavaScript too; with it, the address waits for the web id. */
export function DownloadButton({ download }: { download: Download }) {
  const text = useText();
  const { address, busy, start } = download;
  return (
    <a
      href={address}
      rel="nofollow"
      className={buttonClass('primary', 'large')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {busy ? <Spinner /> : <Icon name="download" />}
      {text(busy ? 'home.download.busy' : 'home.download.windows')}
    </a>
  );
}
