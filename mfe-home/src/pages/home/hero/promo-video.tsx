import { useState } from 'react';
import { HTML_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from '@huoban/contracts';
import { useLanguage, useSite, useText } from '@huoban/runtime';
import { Button, Dialog } from '@huoban/ui';
import styles from './promo-video.module.css';

/** The promotional video in a dialog. It is loaded, with poster and captions, only when the dialog opens. */
export function PromoVideo({ src }: { src: string }) {
  const text = useText();
  const current = useLanguage();
  const { promo } = useSite();
  const [open, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <Button
        variant="link"
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
          // The rule does not see tracks in an expression.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            className={styles.film}
            src={src}
            poster={promo?.poster}
            controls
            playsInline
            aria-label={text('home.promo.title')}
            onError={() => setFailed(true)}
          >
            {promo &&
              LANGUAGES.map((language) => (
                <track
                  key={language}
                  kind="captions"
                  src={promo.captions[language]}
                  srcLang={HTML_LANGUAGE[language]}
                  label={LANGUAGE_NAMES[language]}
                  default={language === current}
                />
              ))}
          </video>
        )}
      </Dialog>
    </>
  );
}
