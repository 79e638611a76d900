import type { Language } from '@huoban/contracts';
import { ERROR_CODES, type Envelope, type ErrorName } from '@huoban/contracts/api';
import {
  ERROR_MESSAGES,
  fieldMessage,
  REASON_BRACKETS,
  REQUEST_FAULT_MESSAGES,
  UNKNOWN_FIELD_MESSAGE,
} from './error-messages';
import type { Refusal } from './refusal';

const HTTP_STATUSES: Partial<Record<ErrorName, number>> = {
  invalidInput: 400,
  badRequest: 400,
  unknownPath: 404,
  wrongMethod: 405,
  internal: 500,
  unavailable: 503,
};

/** HTTP status of a refusal. Business errors are sent with status 200. */
export const httpStatusOf = ({ error }: Refusal): number => HTTP_STATUSES[error] ?? 200;

export const successEnvelope = (payload: unknown): Envelope => ({
  error_code: ERROR_CODES.ok,
  error_message: '',
  payload,
});

function messageOf({ error, details }: Refusal) {
  if (details.fault !== undefined) return REQUEST_FAULT_MESSAGES[details.fault];
  if (details.unknown === true) return UNKNOWN_FIELD_MESSAGE;
  const field = error === 'invalidInput' ? fieldMessage(details.name ?? '') : undefined;
  return field ?? ERROR_MESSAGES[error];
}

/** Envelope of a refusal with its message in the given language. */
export function failureEnvelope(refusal: Refusal, language: Language): Envelope {
  const { error, details } = refusal;
  const [before, after] = REASON_BRACKETS[language];
  const reason = details.reason === undefined || details.reason === '' ? '' : details.reason;
  return {
    error_code: ERROR_CODES[error],
    error_message: messageOf(refusal)
      [language].replace('{name}', () => details.name ?? '')
      .replace('{reason}', () => (reason === '' ? '' : `${before}${reason}${after}`))
      .replace('{seconds}', String(details.payload?.retry_after ?? '')),
    payload: details.payload ?? null,
  };
}
