import { isApiFailure } from '@huoban/contracts';
import type { Translate } from '../../i18n/i18n';

/**
 * The text that visitors see for a failure, in the language of the page: the message of the service for a refusal, else
 * a description of the cause.
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
