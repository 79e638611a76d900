import { requiresEvidence } from '../channel/visitor-channels';
import type { KeyRole } from './trusted-keys';

/** Whether a key of this role may sign any act on a channel; automatic keys have rules of their own. */
export const mayAct = (role: KeyRole, channel: string): boolean =>
  role === 'manager' || (role === 'staging' && !requiresEvidence(channel));

/** Whether a key of this role may sign tester links. */
export const mayLink = (role: KeyRole): boolean =>
  role === 'manager' || role === 'staging' || role === 'publisher';
