import type { ErrorName } from '@huoban/contracts/api';
import { ERROR_MESSAGES } from '../http/error-messages';

const plain = (message: string) => message.replace('{reason}', '').replace(/\{\w+\}/g, '…');

/** The messages of an error with their variable parts left open. */
export const plainMessages = (name: ErrorName) => {
  const { zh, en, ja } = ERROR_MESSAGES[name];
  return { zh: plain(zh), en: plain(en), ja: plain(ja) };
};
