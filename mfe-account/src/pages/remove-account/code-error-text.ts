import { ERROR_CODES, isApiFailure, retryAfterSeconds } from '@huoban/contracts';
import { failureText } from '@huoban/runtime';

type Text = Parameters<typeof failureText>[1];

/** Longer waits are stated in minutes. */
const MAX_WAIT_IN_SECONDS = 120;

/** Error text for sending or verifying the code, with texts of this page for 41907 and 41912. */
export function codeErrorText(error: unknown, text: Text): string {
  const code = isApiFailure(error) ? error.code : null;
  if (code === ERROR_CODES.codeWrong) return text('removeAccount.code.wrong');
  if (code === ERROR_CODES.tooManyAttempts) {
    const seconds = retryAfterSeconds(error);
    if (seconds === null) return text('removeAccount.code.tooMany');
    if (seconds <= MAX_WAIT_IN_SECONDS)
      return text('removeAccount.code.tooManySeconds', { seconds });
    return text('removeAccount.code.tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
  }
  return failureText(error, text);
}
