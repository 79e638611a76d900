import { pathnameOf, paths, toast, usePlace, useSite, useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import type { Partner } from '../../components/partner';

type Outcome = 'sent' | 'copied' | 'failed';

/** Hands a page to the system's share sheet, else copies its address. A sheet that is closed again is no failure. */
async function sharePage(page: { title: string; text: string; url: string }): Promise<Outcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(page);
      return 'sent';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
    }
  }
  try {
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Passes the partner on: the bare address in the visitor's language, without filters or channel. */
export function ShareButton({ partner: { id, name, line } }: { partner: Partner }) {
  const text = useText();
  const place = usePlace();
  const { origin } = useSite();
  const share = async (): Promise<void> => {
    const url = origin + pathnameOf({ ...place, path: paths.partnerDetail(id) });
    const outcome = await sharePage({
      title: name,
      text: text('detail.shareText', { name, line }),
      url,
    });
    if (outcome === 'copied') toast.show(text('detail.shared'), { kind: 'success' });
    if (outcome === 'failed') toast.show(text('detail.shareFailed'), { kind: 'error' });
  };
  return (
    <Button variant="ghost" size="large" icon="share" onClick={() => void share()}>
      {text('detail.share')}
    </Button>
  );
}
