import type { EndpointKey } from '@huoban/contracts/api';
import type { Translate } from '../../i18n/i18n';
import { toast } from '../../toast/toast';
import { failureLogFields } from './api-error';
import type { ApiError } from './api-error';
import { failureText } from './failure-text';

/**
 * Reports failed calls in the browser, each with one console line and one toast.
 * @param text called for each failure, so that it returns the current language
 */
export function createFailureReporter(
  text: Translate,
): (failure: ApiError, endpoint: EndpointKey) => void {
  return (failure, endpoint) => {
    console.error('API request failed', { endpoint, ...failureLogFields(failure) });
    toast.show(failureText(failure, text), { kind: 'error' });
  };
}
