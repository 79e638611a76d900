import { useRef } from 'react';
import { ERROR_CODES, isApiFailure } from '@huoban/contracts';
import { useApi, useText } from '@huoban/runtime';
import { deleteAccount, fetchAccountState } from './queries';

export type RemovalOutcome =
  | { kind: 'removed' }
  | { kind: 'verify-again' }
  /** `message`: text for the visitor. The removal can be retried. */
  | { kind: 'failed'; message: string };

/**
 * Deletes the account of the session with one request. If the response is lost, reads whether the account still exists;
 * an invalid session then means that it was deleted.
 */
export function useRemoval(): () => Promise<RemovalOutcome> {
  const api = useApi();
  const text = useText();
  const responseLost = useRef(false);

  return async () => {
    try {
      await deleteAccount(api);
      return { kind: 'removed' };
    } catch (error) {
      if (isApiFailure(error) && error.kind === 'business') {
        if (error.code === ERROR_CODES.verificationNeeded) return { kind: 'verify-again' };
        if (error.code === ERROR_CODES.sessionInvalid && responseLost.current)
          return { kind: 'removed' };
        return { kind: 'failed', message: text('runtime:notice.errorHint') };
      }
      responseLost.current = true;
      const state = await fetchAccountState(api);
      if (state === 'gone') return { kind: 'removed' };
      return { kind: 'failed', message: text(`removeAccount.confirm.${state}`) };
    }
  };
}
