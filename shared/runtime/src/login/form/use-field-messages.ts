import { useCallback, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { LOGIN_FIELDS, validateLoginField } from './login-rules';
import type { LoginField, LoginValues } from './login-rules';

export type FieldMessages = Partial<Record<LoginField, string>>;

/**
 * Error messages of the fields. A message stays until the next validation (on blur or change), so that it does not
 * flicker while the visitor types.
 */
export function useFieldMessages() {
  const text = useText();
  const [messages, setMessages] = useState<FieldMessages>({});

  const setMessage = useCallback(
    (field: LoginField, message: string | undefined) =>
      setMessages((before) => ({ ...before, [field]: message })),
    [],
  );

  /** Validates one field. Returns true when it is valid. */
  const validateField = useCallback(
    (field: LoginField, values: LoginValues): boolean => {
      const error = validateLoginField(field, values);
      setMessage(field, error ? text(`runtime:login.${error}`) : undefined);
      return error === null;
    },
    [setMessage, text],
  );

  /** Validates all fields, so that all messages appear together. Returns the invalid fields. */
  const validateAll = useCallback(
    (values: LoginValues): LoginField[] =>
      LOGIN_FIELDS.filter((field) => !validateField(field, values)),
    [validateField],
  );

  return { messages, setMessage, validateField, validateAll };
}
