import type { Language } from '@huoban/contracts';
import { ERROR_CODES, type Envelope, type ErrorName } from '@huoban/contracts/api';
import {
  ERROR_MESSAGES,
  fieldMessage,
  REASON_MARKS,
  REQUEST_FAULTS,
  UNKNOWN_FIELD,
} from './error-messages';
import type { Refusal } from './refusal';

const STATUSES: Partial<Record<ErrorName, number>> = {
  invalidInput: 400,
  badRequest: 400,
  unknownPath: 404,
  wrongMethod: 405,
  internal: 500,
  unavailable: 503,
};

/** HTTP status of a refusal. What the caller asked rightly but may not have is a business error and travels on 200. */
export const statusOf = ({ error }: Refusal): number => STATUSES[error] ?? 200;

export const success = (payload: unknown): Envelope => ({
  error_code: ERROR_CODES.ok,
  error_message: '',
  payload,
});

const wordsOf = ({ error, details }: Refusal) => {
  if (details.fault !== undefined) return REQUEST_FAULTS[details.fault];
  if (details.unknown === true) return UNKNOWN_FIELD;
  const field = error === 'invalidInput' ? fieldMessage(details.name ?? '') : undefined;
  return field ?? ERROR_MESSAGES[error];
};

/** The envelope of a refusal, its message in the reader's language. */
export const refused = (refusal: Refusal, language: Language): Envelope => {
  const { error, details } = refusal;
  const [before, after] = REASON_MARKS[language];
  const reason = details.reason === undefined || details.reason === '' ? '' : details.reason;
  return {
    error_code: ERROR_CODES[error],
    error_message: wordsOf(refusal)
      [language].replace('{name}', () => details.name ?? '')
      .replace('{reason}', () => (reason === '' ? '' : `${before}${reason}${after}`))
      .replace('{seconds}', String(details.payload?.retry_after ?? '')),
    payload: details.payload ?? null,
  };
};
