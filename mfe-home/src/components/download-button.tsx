import { usePlace, useText, type Download } from '@huoban/runtime';
import { Icon, Spinner, buttonClass } from '@huoban/ui';

/** A link, so that the download works without JavaScript. With JavaScript, `download.start` takes over. */
export function DownloadButton({
  download,
  className,
}: {
  download: Download;
  className?: string | undefined;
}) {
  const text = useText();
  const { device } = usePlace();
  const { address, busy, start } = download;
  const label = device === 'mobile' ? 'home.download.mobile' : 'home.download.windows';
  return (
    <a
      href={address}
      rel="nofollow"
      className={buttonClass('primary', 'large', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {busy ? <Spinner /> : <Icon name="download" />}
      {text(busy ? 'home.download.busy' : label)}
    </a>
  );
}
