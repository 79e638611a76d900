import type { Language } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { presentAccount } from '../accounts';
import type { Session } from '../sessions/sessions';

/** The logged-in account with its creation time. */
export const presentMe = (
  session: Session,
  language: Language,
): EndpointPayload<'GET /api/users/me/'> => ({
  ...presentAccount(session, language),
  created_at: session.createdAt.toISOString(),
});
