import { ERROR_CODES, isApiFailure, retryAfterSeconds } from '@huoban/contracts';
import { useApi } from '../../api/react/api-context';
import { failureLogFields } from '../../api/failure/api-error';
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
 * @returns what to do next, for the code field, when the service refused the code; else null
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
      const userInfo = readUserInfo(await api.call(LOGIN, { body }));
      if (!userInfo) {
        toast.show(text('runtime:failure.service'), { kind: 'error' });
        throw new Error('the login response has no token or user id');
      }
      const { returnTo } = session;
      session.login(userInfo);
      session.closeLogin();
      const welcome = userInfo['is_new'] === true ? 'welcomeNew' : 'welcome';
      toast.show(text(`runtime:login.${welcome}`), { kind: 'success' });
      if (returnTo !== null) await go(returnTo);
      return null;
    } catch (error) {
      console.error('Login failed', failureLogFields(error));
      return codeFieldMessage(error, text);
    }
  };
}

/** What to do next, for the code field, when the service refused the code; else null. A toast states the refusal. */
function codeFieldMessage(error: unknown, text: ReturnType<typeof useText>): string | null {
  if (!isApiFailure(error)) return null;
  if (error.code === ERROR_CODES.codeWrong) return text('runtime:login.codeRefused');
  if (error.code !== ERROR_CODES.tooManyAttempts) return null;
  const seconds = retryAfterSeconds(error);
  return seconds === null
    ? text('runtime:login.tryAgain')
    : text('runtime:login.tryAgainIn', { seconds });
}
