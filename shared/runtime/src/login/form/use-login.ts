import { ERROR_CODES, isApiFailure, retryAfterSeconds } from '@huoban/contracts';
import { useApi } from '../../api/react/api-context';
import { ApiError, failureLogFields } from '../../api/failure/api-error';
import { failureText } from '../../api/failure/failure-text';
import { useText } from '../../i18n/use-text';
import { readChannel } from '../../identity/channel';
import { useGo } from '../../routes/use-go';
import { readUserInfo } from '../../session/read-user-info';
import { useSession } from '../../session/session-context';
import { toast } from '../../toast/toast';
import { COUNTRY_CODE } from './country-code';
import type { LoginValues } from './login-rules';

const LOGIN = 'POST /api/users/login_register_share_no_invitation_code';

/**
 * Logs in with a phone number and a code, then closes the dialog and opens the requested page.
 * @returns the message for the code field when the service refused the code, else null
 */
export function useLogin(): (values: LoginValues) => Promise<string | null> {
  const api = useApi();
  const session = useSession();
  const go = useGo();
  const text = useText();

  return async ({ phone_number: phone, verification_code }) => {
    try {
      const source = readChannel(new URLSearchParams(window.location.search));
      const body = {
        country_code: COUNTRY_CODE,
        phone,
        phone_verify_code: verification_code,
        source,
      };
      const userInfo = readUserInfo(await api.call(LOGIN, { body }, { quiet: true }));
      if (!userInfo) {
        throw new ApiError({
          kind: 'malformed',
          code: 0,
          message: 'the login response has no token or user id',
        });
      }
      const { returnTo } = session;
      session.login(userInfo);
      session.closeLogin();
      toast.show(text('runtime:login.welcome'), { kind: 'success' });
      if (returnTo !== null) await go(returnTo);
      return null;
    } catch (error) {
      console.error('Login failed', failureLogFields(error));
      const message = codeFieldMessage(error, text);
      if (message === null) toast.show(failureText(error, text), { kind: 'error' });
      return message;
    }
  };
}

/** The message for the code field when the service refused the code, else null. */
function codeFieldMessage(error: unknown, text: ReturnType<typeof useText>): string | null {
  if (!isApiFailure(error)) return null;
  const isCodeWrong = error.code === ERROR_CODES.codeWrong;
  if (!isCodeWrong && error.code !== ERROR_CODES.tooManyAttempts) return null;
  const message =
    error.message || text(isCodeWrong ? 'runtime:login.codeRefused' : 'runtime:login.tooMany');
  const seconds = retryAfterSeconds(error);
  return seconds === null ? message : text('runtime:login.tryAgainIn', { message, seconds });
}
