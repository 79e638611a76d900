import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button, Dialog } from '@huoban/ui';
import styles from './promo-video.module.css';

/** The promotional video in a dialog. It is loaded only when the dialog opens. */
export function PromoVideo({ src }: { src: string }) {
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
          // The configuration has no caption track: captions are part of the picture.
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <video
            className={styles.film}
            src={src}
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
