import { useApi } from '../../api/react/api-context';
import {
  ApiError,
  CODE_WRONG,
  TOO_MANY_ATTEMPTS,
  failureFacts,
  retryAfter,
} from '../../api/failure/api-error';
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
 * Logs in with a phone number and a code, then closes the dialog and opens the page that was wished for.
 * @returns a message for the code field when the service refused the code, else null
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
      if (!userInfo) throw incomplete();
      const { returnTo } = session;
      session.login(userInfo);
      session.closeLogin();
      toast.show(text('runtime:login.welcome'), { kind: 'success' });
      if (returnTo !== null) await go(returnTo);
      return null;
    } catch (failure) {
      console.error('Login failed', failureFacts(failure));
      const refusal = codeRefusal(failure, text);
      if (refusal === null) toast.show(failureText(failure, text), { kind: 'error' });
      return refusal;
    }
  };
}

const incomplete = () =>
  new ApiError({ kind: 'malformed', code: 0, message: 'the login answer names no token or user' });

function codeRefusal(failure: unknown, text: ReturnType<typeof useText>): string | null {
  if (!(failure instanceof ApiError)) return null;
  if (failure.code !== CODE_WRONG && failure.code !== TOO_MANY_ATTEMPTS) return null;
  const own = failure.code === CODE_WRONG ? 'runtime:login.codeRefused' : 'runtime:login.tooMany';
  const message = failure.message || text(own);
  const seconds = retryAfter(failure);
  return seconds === null ? message : text('runtime:login.tryAgainIn', { message, seconds });
}
