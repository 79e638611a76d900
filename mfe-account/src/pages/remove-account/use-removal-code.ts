import { useState, useSyncExternalStore } from 'react';
import { retryAfterSeconds } from '@huoban/contracts';
import { toast, useApi, useText } from '@huoban/runtime';
import { resendCountdown } from './resend-countdown';
import { codeErrorText } from './code-error-text';

const SEND = 'POST /api/users/send_phone_verification_code_by_user';
const VERIFY = 'POST /api/users/verify_phone_code';
/** A longer wait is said in words; nobody watches it being counted. */
const MAX_COUNTDOWN_S = 60;

/** Sends and checks the code; both answer with null, or with what went wrong in words for the visitor. */
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
      const { resend_after } = await api.call(SEND, { body: {} }, { quiet: true });
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
      await api.call(VERIFY, { body: { phone_verify_code: code } }, { quiet: true });
      return null;
    } catch (error) {
      return codeErrorText(error, text);
    } finally {
      setVerifying(false);
    }
  };

  return { send, verify, sending, verifying, remaining };
}
