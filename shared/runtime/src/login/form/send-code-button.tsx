import { useText } from '../../i18n/use-text';
import styles from './login-form.module.css';
import { useSendCode } from './use-send-code';

interface SendCodeButtonProps {
  /** Returns the phone number, or null when it is not valid. Called on click. */
  getPhone: () => string | null;
  /** Receives null or an error text. */
  onEnd: (failure: string | null) => void;
}

/** Sends a code, then shows the countdown until another can be sent. */
export function SendCodeButton({ getPhone, onEnd }: SendCodeButtonProps) {
  const text = useText();
  const { send, sending, remaining } = useSendCode();

  const handleClick = async () => {
    const phone = getPhone();
    if (phone !== null) onEnd(await send(phone));
  };

  return (
    <button
      type="button"
      className={styles.send}
      disabled={sending || remaining > 0}
      aria-busy={sending}
      onClick={() => void handleClick()}
    >
      {remaining > 0
        ? text('runtime:login.resendIn', { seconds: remaining })
        : text('runtime:login.send')}
    </button>
  );
}
