import Bowser from 'bowser';
import type { EndpointPayload } from '@huoban/contracts/api';
import type { listSessions } from '../sessions';

type Row = Awaited<ReturnType<typeof listSessions>>[number];

/** A session without its token; names of browser and system come from the user agent. */
export function presentSession(
  { token_hash, user_agent, created_at, last_used_at }: Row,
  current: Buffer,
): EndpointPayload<'GET /api/users/sessions'>['items'][number] {
  const { browser, os } = Bowser.parse(user_agent || 'unknown');
  return {
    current: current.equals(token_hash),
    browser: browser.name || null,
    system: os.name ?? null,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  };
}
