import type { ErrorName } from '@huoban/contracts/api';
import { ERROR_MESSAGES } from '../http/error-messages';

const withoutPlaceholders = (message: string) =>
  message.replace('{reason}', '').replace(/\{\w+\}/g, '…');

/** The messages of an error without values for their placeholders. */
export function genericMessages(name: ErrorName) {
  const { zh, en, ja } = ERROR_MESSAGES[name];
  return { zh: withoutPlaceholders(zh), en: withoutPlaceholders(en), ja: withoutPlaceholders(ja) };
}
