import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { Link } from '../../routes/link';
import { paths } from '../../routes/paths';
import { usePlace } from '../../page/page-context';
import { isGuestChatOver } from '../../session/guest-chat';
import { useSession } from '../../session/session-context';
import { LoginForm } from '../form/login-form';
import styles from './login-dialog.module.css';
import { useModal } from './use-modal';

export interface LoginDialogProps {
  /** Whether the closing animation is running. */
  closing: boolean;
}

/** Modal dialog for login and registration. */
export function LoginDialog({ closing }: LoginDialogProps) {
  const session = useSession();
  const text = useText();
  // The layout in which it was opened; a window that is resized later must not move the focus.
  const [device] = useState(usePlace().device);
  const [offersGuestChat] = useState(() => !isGuestChatOver());
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const close = useCallback(() => session.closeLogin(), [session]);
  const dialog = useModal(close);

  useEffect(() => {
    // On a phone, focusing a field would open the keyboard over the dialog.
    (device === 'mobile' ? title : firstField).current?.focus();
  }, [device]);

  return (
    <dialog ref={dialog} className={styles.dialog} data-closing={closing} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <h2 id={titleId} ref={title} className={styles.title} tabIndex={-1}>
          {text('runtime:login.title')}
        </h2>
        <p className={styles.hint}>
          {text('runtime:login.hint')}
          {offersGuestChat && (
            <span className={styles.elsewhere}>
              {text('runtime:login.elsewhere')}{' '}
              <Link to={paths.gamePartner()} onClick={close}>
                {text('runtime:login.tryChat')}
              </Link>
            </span>
          )}
        </p>
        <LoginForm firstField={firstField} />
        <button
          type="button"
          className={styles.close}
          aria-label={text('runtime:login.close')}
          onClick={close}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}
