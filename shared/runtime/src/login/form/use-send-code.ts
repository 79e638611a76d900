import { useState, useSyncExternalStore } from 'react';
import { retryAfterSeconds } from '@huoban/contracts';
import { failureText } from '../../api/failure/failure-text';
import { useApi } from '../../api/react/api-context';
import { useText } from '../../i18n/use-text';
import { toast } from '../../toast/toast';
import { COUNTRY_CODE } from './country-code';
import { resendCountdown } from './resend-countdown';

const SEND = 'POST /api/users/send_phone_verification_code';
const RESEND_AFTER_S = 60;

/** Sends login codes. `remaining`: seconds until another can be sent. `send` resolves to null or an error text. */
export function useSendCode() {
  const api = useApi();
  const text = useText();
  const [sending, setSending] = useState(false);
  const remaining = useSyncExternalStore(
    resendCountdown.subscribe,
    resendCountdown.remaining,
    () => 0,
  );

  const send = async (phone: string): Promise<string | null> => {
    setSending(true);
    try {
      await api.call(SEND, { body: { country_code: COUNTRY_CODE, phone } });
      resendCountdown.start(RESEND_AFTER_S);
      toast.show(text('runtime:login.sent'), { kind: 'success' });
      return null;
    } catch (error) {
      // A short wait that the service names also starts the countdown.
      const seconds = retryAfterSeconds(error);
      if (seconds !== null && seconds <= RESEND_AFTER_S) resendCountdown.start(seconds);
      return failureText(error, text);
    } finally {
      setSending(false);
    }
  };
  return { send, sending, remaining };
}
