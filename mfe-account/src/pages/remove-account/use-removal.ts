import { useRef } from 'react';
import { ERROR_CODES, isApiFailure, type ApiClient } from '@huoban/contracts';
import { failureText, useApi, useText } from '@huoban/runtime';

const REMOVE = 'POST /api/users/account_delete';
const ME = 'GET /api/users/me/';

export type RemovalOutcome =
  | { kind: 'removed' }
  | { kind: 'verify-again' }
  /** `message`: words for the visitor; the account may be tried again. */
  | { kind: 'failed'; message: string };

/**
 * Deletes the account of the session, by one request. Where its answer is lost, the service is asked whether the
 * account is still there, and a refused session after that means that it is gone.
 */
export function useRemoval(): () => Promise<RemovalOutcome> {
  const api = useApi();
  const text = useText();
  const answerLost = useRef(false);

  return async () => {
    try {
      await api.call(REMOVE, { query: {} }, { quiet: true });
      return { kind: 'removed' };
    } catch (error) {
      if (isApiFailure(error) && error.kind === 'business') {
        if (error.code === ERROR_CODES.verificationNeeded) return { kind: 'verify-again' };
        if (error.code === ERROR_CODES.sessionInvalid && answerLost.current)
          return { kind: 'removed' };
        return { kind: 'failed', message: failureText(error, text) };
      }
      answerLost.current = true;
      const state = await accountState(api);
      if (state === 'gone') return { kind: 'removed' };
      return { kind: 'failed', message: text(`removeAccount.confirm.${state}`) };
    }
  };
}

async function accountState(api: ApiClient): Promise<'there' | 'gone' | 'unknown'> {
  try {
    await api.call(ME, { query: {} }, { quiet: true });
    return 'there';
  } catch (error) {
    return isApiFailure(error) && error.code === ERROR_CODES.sessionInvalid
      ? 'gone'
      : 'unknown';
  }
}
