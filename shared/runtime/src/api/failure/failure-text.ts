import { isApiFailure } from '@huoban/contracts';
import type { Translate } from '../../i18n/i18n';

/**
 * What people read about a failure, in the page's language. The one place that decides it: the service's own words
 * where it refused, else what happened on the way.
 */
export function failureText(failure: unknown, text: Translate): string {
  if (!isApiFailure(failure)) return text('runtime:failure.unknown');
  switch (failure.kind) {
    case 'business':
      return failure.message.trim() || text('runtime:failure.unknown');
    case 'timeout':
      return text('runtime:failure.timeout');
    case 'offline':
      return text('runtime:failure.offline');
    case 'malformed':
      return text('runtime:failure.service');
    case 'transport':
      if (failure.code === 429) return text('runtime:failure.busy');
      return text(failure.code >= 400 ? 'runtime:failure.service' : 'runtime:failure.network');
  }
}
