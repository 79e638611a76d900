import { pathnameOf, paths, toast, usePlace, useSite, useText } from '@huoban/runtime';
import { Button, IconButton } from '@huoban/ui';
import type { Partner } from '../../components/partner-queries';
import styles from './share-button.module.css';

type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Opens the share sheet of the system, or copies the URL. A cancelled share is not a failure. */
async function sharePage(page: {
  title: string;
  text: string;
  url: string;
}): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares the URL of the partner in the current language, without query parameters. */
export function ShareButton({ partner: { id, name, line } }: { partner: Partner }) {
  const text = useText();
  const location = usePlace();
  const { origin } = useSite();
  const share = async (): Promise<void> => {
    const url = origin + pathnameOf({ ...location, path: paths.partnerDetail(id) });
    const outcome = await sharePage({
      title: name,
      text: text('detail.shareText', { name, line }),
      url,
    });
    if (outcome === 'copied') toast.show(text('detail.shared'), { kind: 'success' });
    if (outcome === 'failed') toast.show(text('detail.shareFailed'), { kind: 'error' });
  };
  // The bar of a phone has room for the words of one button.
  if (location.device === 'mobile')
    return (
      <IconButton
        icon="share"
        label={text('detail.share')}
        outlined
        className={styles.round}
        onClick={() => void share()}
      />
    );
  return (
    <Button variant="ghost" size="large" icon="share" onClick={() => void share()}>
      {text('detail.share')}
    </Button>
  );
}
