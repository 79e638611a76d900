import { ERROR_CODES, isApiFailure, type ApiClient } from '@huoban/contracts';
import { ACCOUNT } from '../../components/account-queries';

export const sendCode = (api: ApiClient) =>
  api.call('POST /api/users/send_phone_verification_code_by_user', { body: {} });

export const verifyCode = (api: ApiClient, code: string) =>
  api.call('POST /api/users/verify_phone_code', { body: { phone_verify_code: code } });

export const deleteAccount = (api: ApiClient) =>
  api.call('POST /api/users/account_delete', { query: {} });

/** Whether the account of the session still exists. The values are message keys of `removeAccount.confirm`. */
export async function fetchAccountState(api: ApiClient): Promise<'there' | 'gone' | 'unknown'> {
  try {
    await api.call(ACCOUNT, { query: {} });
    return 'there';
  } catch (error) {
    return isApiFailure(error) && error.code === ERROR_CODES.sessionInvalid ? 'gone' : 'unknown';
  }
}
