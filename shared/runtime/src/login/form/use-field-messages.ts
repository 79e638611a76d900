import { useCallback, useState } from 'react';
import { useText } from '../../i18n/use-text';
import { LOGIN_FIELDS, loginProblem } from './login-rules';
import type { LoginField, LoginValues } from './login-rules';

export type FieldMessages = Partial<Record<LoginField, string>>;

/**
 * The messages under the fields. A field is judged at its own moment (blur or change) and its message stays until the
 * next judgement, so typing does not make it flicker.
 */
export function useFieldMessages() {
  const text = useText();
  const [messages, setMessages] = useState<FieldMessages>({});

  const say = useCallback(
    (field: LoginField, message: string | undefined) =>
      setMessages((before) => ({ ...before, [field]: message })),
    [],
  );

  /** Judges one field; true when it may be sent. */
  const check = useCallback(
    (field: LoginField, values: LoginValues): boolean => {
      const problem = loginProblem(field, values);
      say(field, problem ? text(`runtime:login.${problem}`) : undefined);
      return problem === null;
    },
    [say, text],
  );

  /** Judges every field, so that all messages appear together; answers those that may not be sent. */
  const checkAll = useCallback(
    (values: LoginValues): LoginField[] => LOGIN_FIELDS.filter((field) => !check(field, values)),
    [check],
  );

  return { messages, say, check, checkAll };
}
