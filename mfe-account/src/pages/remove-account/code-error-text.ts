import { ERROR_CODES, isApiFailure, retryAfterSeconds } from '@huoban/contracts';
import { failureText } from '@huoban/runtime';

type Text = Parameters<typeof failureText>[1];

/** Longer waits are told in minutes. */
const MAX_WAIT_IN_SECONDS = 120;

/** What the visitor reads about a failed send or check of the code: own words for 41907 and 41912. */
export function codeErrorText(failure: unknown, text: Text): string {
  const code = isApiFailure(failure) ? failure.code : null;
  if (code === ERROR_CODES.codeWrong) return text('removeAccount.code.wrong');
  if (code === ERROR_CODES.tooManyAttempts) {
    const seconds = retryAfterSeconds(failure);
    if (seconds === null) return text('removeAccount.code.tooMany');
    if (seconds <= MAX_WAIT_IN_SECONDS)
      return text('removeAccount.code.tooManySeconds', { seconds });
    return text('removeAccount.code.tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
  }
  return failureText(failure, text);
}
