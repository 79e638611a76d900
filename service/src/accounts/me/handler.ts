import type { Handler } from '../../http/handler';
import { presentMe } from './presenter';

/** The account of the session. */
export const me: Handler<'GET /api/users/me/'> = ({ session, language }) =>
  presentMe(session, language);
