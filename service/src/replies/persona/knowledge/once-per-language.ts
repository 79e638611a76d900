import type { Language } from '@huoban/contracts';

/** Calls `create` once for each language, with the first call for it; a promise is shared before it is settled, too, and forgotten when it rejects. */
export function oncePerLanguage<Value>(
  create: (language: Language) => Value,
): (language: Language) => Value {
  const created = new Map<Language, Value>();
  return (language) => {
    const known = created.get(language);
    if (known !== undefined) return known;
    const value = create(language);
    created.set(language, value);
    if (value instanceof Promise) value.catch(() => created.delete(language));
    return value;
  };
}
