import { useState, useSyncExternalStore } from 'react';
import { retryAfterSeconds } from '@huoban/contracts';
import { failureText, toast, useApi, useText } from '@huoban/runtime';
import { codeErrorText } from './code-error-text';
import { sendCode, verifyCode } from './queries';
import { resendCountdown } from './resend-countdown';

/** After a code. A longer wait that the service names is stated in the error text instead. */
const COUNTDOWN_S = 60;

/** Sends and verifies the code. Both functions resolve to null or to an error text for the visitor. */
export function useRemovalCode() {
  const api = useApi();
  const text = useText();
  const [sending, setSending] = useState(false);
  const [verifying, setVerifying] = useState(false);
  const remaining = useSyncExternalStore(
    resendCountdown.subscribe,
    resendCountdown.remaining,
    () => 0,
  );

  const send = async (): Promise<string | null> => {
    setSending(true);
    try {
      await sendCode(api);
      resendCountdown.start(COUNTDOWN_S);
      toast.show(text('removeAccount.code.sent'), { kind: 'success' });
      return null;
    } catch (error) {
      const seconds = retryAfterSeconds(error);
      if (seconds !== null && seconds <= COUNTDOWN_S) resendCountdown.start(seconds);
      return codeErrorText(error, text, failureText(error, text));
    } finally {
      setSending(false);
    }
  };

  const verify = async (code: string): Promise<string | null> => {
    setVerifying(true);
    try {
      await verifyCode(api, code);
      return null;
    } catch (error) {
      return codeErrorText(error, text, text('runtime:notice.errorHint'));
    } finally {
      setVerifying(false);
    }
  };

  return { send, verify, sending, verifying, remaining };
}
