import { useState, useSyncExternalStore } from 'react';
import { retryAfterSeconds } from '@huoban/contracts';
import { toast, useApi, useText } from '@huoban/runtime';
import { codeErrorText } from './code-error-text';
import { sendCode, verifyCode } from './queries';
import { resendCountdown } from './resend-countdown';

/** Longer waits are stated in the error text instead of being counted down. */
const MAX_COUNTDOWN_S = 60;

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
      const { resend_after } = await sendCode(api);
      resendCountdown.start(resend_after);
      toast.show(text('removeAccount.code.sent'), { kind: 'success' });
      return null;
    } catch (error) {
      const seconds = retryAfterSeconds(error);
      if (seconds !== null && seconds <= MAX_COUNTDOWN_S) resendCountdown.start(seconds);
      return codeErrorText(error, text);
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
      return codeErrorText(error, text);
    } finally {
      setVerifying(false);
    }
  };

  return { send, verify, sending, verifying, remaining };
}
