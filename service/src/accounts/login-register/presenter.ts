import type { Language } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import type { logIn } from '../log-in';
import { presentAccount } from '../accounts';

type Payload = EndpointPayload<'POST /api/users/login_register_share_no_invitation_code'>;

/** The account with the token of its new session. No other endpoint returns the token. */
export const presentLogin = (
  { account, token }: Awaited<ReturnType<typeof logIn>>,
  language: Language,
): Payload => ({
  ...presentAccount(account, language),
  access_token: token,
  is_new: account.isNew,
});
