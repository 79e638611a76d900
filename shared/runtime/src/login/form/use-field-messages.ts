import { useCallback, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { LOGIN_FIELDS, validateLoginField } from './login-rules';
import type { LoginField, LoginValues } from './login-rules';

export type FieldMessages = Partial<Record<LoginField, string>>;

/**
 * The messages under the fields. A field is judged at its own moment (blur or change) and its message stays until the
 * next judgement, so typing does not make it flicker.
 */
export function useFieldMessages() {
  const text = useText();
  const [messages, setMessages] = useState<FieldMessages>({});

  const setMessage = useCallback(
    (field: LoginField, message: string | undefined) =>
      setMessages((before) => ({ ...before, [field]: message })),
    [],
  );

  /** Judges one field; true when it may be sent. */
  const validateField = useCallback(
    (field: LoginField, values: LoginValues): boolean => {
      const problem = validateLoginField(field, values);
      setMessage(field, problem ? text(`runtime:login.${problem}`) : undefined);
      return problem === null;
    },
    [setMessage, text],
  );

  /** Judges every field, so that all messages appear together; answers those that may not be sent. */
  const validateAll = useCallback(
    (values: LoginValues): LoginField[] =>
      LOGIN_FIELDS.filter((field) => !validateField(field, values)),
    [validateField],
  );

  return { messages, setMessage, validateField, validateAll };
}
