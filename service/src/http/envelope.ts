import type { Language } from '@huoban/contracts';
import { ERROR_CODES, type Envelope } from '@huoban/contracts/api';
import { ERROR_MESSAGES, FIELD_MESSAGES } from './error-messages';
import type { Refusal } from './refusal';

export const success = (payload: unknown): Envelope => ({
  error_code: ERROR_CODES.ok,
  error_message: '',
  payload,
});

/** The envelope of a refusal, its message in the reader's language. */
export const refused = ({ error, details }: Refusal, language: Language): Envelope => {
  const field = error === 'invalidInput' ? FIELD_MESSAGES[details.name ?? ''] : undefined;
  return {
    error_code: ERROR_CODES[error],
    error_message: (field ?? ERROR_MESSAGES[error])[language]
      .replace('{name}', details.name ?? '')
      .replace('{seconds}', String(details.payload?.retry_after ?? '')),
    payload: details.payload ?? null,
  };
};
