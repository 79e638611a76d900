import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language, type Messages } from '@huoban/contracts';

export type { I18n };
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Creates one instance per request (server) or per tab (browser). Sections add their messages when they are loaded. */
export function createI18n(language: Language): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    supportedLngs: [...LANGUAGES],
    fallbackLng: false,
    initAsync: false,
    ns: [],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds the messages of a section, of `shell` or of `runtime` in one language. */
export function addMessages(
  i18n: I18n,
  language: Language,
  namespace: string,
  messages: Messages,
): void {
  // Nothing changes messages, so that they need no copy.
  i18n.addResourceBundle(language, namespace, messages, false, true, { skipCopy: true });
}

export const hasMessages = (i18n: I18n, language: Language, namespace: string): boolean =>
  i18n.hasResourceBundle(language, namespace);

/** What i18next would insert: values, and other messages. */
const INSERTED = /\{\{|\$t\(/;

/** Translation outside components. A key of another namespace is written `namespace:key`. */
export const createTranslate =
  (i18n: I18n, language: Language, namespace: string): Translate =>
  (key, values) => {
    // Most texts need nothing of i18next, which takes a tenth of a rendering for what it could do with them.
    const text: unknown = values ? null : i18n.getResource(language, namespace, key);
    return typeof text === 'string' && !INSERTED.test(text)
      ? text
      : i18n.t(key, { lng: language, ns: namespace, ...values });
  };
