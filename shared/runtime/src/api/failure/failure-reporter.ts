import type { EndpointKey } from '@huoban/contracts/api';
import type { Translate } from '../../i18n/i18n';
import { toast } from '../../toast/toast';
import { failureLogFields } from './api-error';
import type { ApiError } from './api-error';
import { failureText } from './failure-text';

/**
 * Calls whose failures are only logged (specification section 8), as are those of the report that accompanies a click.
 * The form that asked for a code shows the text at its field.
 */
const ONLY_LOGGED = new Set<EndpointKey>([
  'POST /api/users/send_phone_verification_code',
  'POST /api/users/send_phone_verification_code_by_user',
  'POST /api/utils/huoban_ad_report',
  'POST /api/utils/bilibili_pc_ad_report',
  'POST /api/users/report_user_action',
  'GET /api/im/get_token',
  // The chat page says what remains possible.
  'GET /api/guest/chat',
  'GET /api/guest/token',
  'POST /api/guest/begin',
  // The visitor is logged out in this browser anyway.
  'POST /api/users/logout',
]);

/** Failures of one cause within this time share one toast. */
const SAME_CAUSE_MS = 1000;

/**
 * Reports failed calls in the browser, each with one console line and each cause with one toast.
 * @param text called for each failure, so that it returns the current language
 */
export function createFailureReporter(
  text: Translate,
): (failure: ApiError, endpoint: EndpointKey) => void {
  const shownAt = new Map<string, number>();
  return (failure, endpoint) => {
    console.error('API request failed', { endpoint, ...failureLogFields(failure) });
    if (ONLY_LOGGED.has(endpoint)) return;
    const message = failureText(failure, text);
    // All calls without a response of the service fail for the same cause, even if one is slow and another refused.
    const cause = failure.kind === 'business' ? message : '';
    const now = Date.now();
    if (now - (shownAt.get(cause) ?? -Infinity) <= SAME_CAUSE_MS) return;
    shownAt.set(cause, now);
    toast.show(message, { kind: 'error' });
  };
}
