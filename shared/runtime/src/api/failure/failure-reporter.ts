import type { EndpointKey } from '@huoban/contracts/api';
import type { Translate } from '../../i18n/i18n';
import { toast } from '../../toast/toast';
import { failureLogFields } from './api-error';
import type { ApiError } from './api-error';
import { failureText } from './failure-text';

/**
 * How a failed call is made known in the browser: one line in the console, one toast.
 * @param text asked at each failure, so that it follows the language of the page
 */
export function createFailureReporter(
  text: Translate,
): (failure: ApiError, endpoint: EndpointKey) => void {
  return (failure, endpoint) => {
    console.error('API request failed', { endpoint, ...failureLogFields(failure) });
    toast.show(failureText(failure, text), { kind: 'error' });
  };
}
