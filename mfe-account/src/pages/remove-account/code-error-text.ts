import { ERROR_CODES, isApiFailure, retryAfterSeconds } from '@huoban/contracts';
import type { useText } from '@huoban/runtime';

type Text = ReturnType<typeof useText>;

/** Longer waits are stated in minutes. */
const MAX_WAIT_IN_SECONDS = 120;

/**
 * What to do next after the code could not be sent or verified.
 * @param otherwise the text for any other failure than 41907 and 41912
 */
export function codeErrorText(error: unknown, text: Text, otherwise: string): string {
  const code = isApiFailure(error) ? error.code : null;
  if (code === ERROR_CODES.codeWrong) return text('removeAccount.code.wrong');
  if (code === ERROR_CODES.tooManyAttempts) {
    const seconds = retryAfterSeconds(error);
    if (seconds === null) return text('removeAccount.code.tooMany');
    if (seconds <= MAX_WAIT_IN_SECONDS)
      return text('removeAccount.code.tooManySeconds', { seconds });
    return text('removeAccount.code.tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
  }
  return otherwise;
}
