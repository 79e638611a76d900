import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button, Dialog } from '@huoban/ui';
import styles from './promo-video.module.css';

/** The promotional film, in a dialog and only when asked for: nothing of it is loaded before. */
export function PromoVideo({ address }: { address: string }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="large"
        icon="play"
        aria-haspopup="dialog"
        onClick={() => {
          setFailed(false);
          setOpen(true);
        }}
      >
        {text('home.promo.watch')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('home.promo.title')}
        closeLabel={text('home.promo.close')}
        wide
      >
        {hasFailed ? (
          <p role="alert">{text('home.promo.failed')}</p>
        ) : (
          // Configuration names the film alone: captions are part of its picture.
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <video
            className={styles.film}
            src={address}
            controls
            playsInline
            aria-label={text('home.promo.title')}
            onError={() => setFailed(true)}
          />
        )}
      </Dialog>
    </>
  );
}
