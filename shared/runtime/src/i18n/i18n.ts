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
  i18n.addResourceBundle(language, namespace, messages, false, true);
}

export const hasMessages = (i18n: I18n, language: Language, namespace: string): boolean =>
  i18n.hasResourceBundle(language, namespace);

/** Translation outside components. A key of another namespace is written `namespace:key`. */
export const createTranslate =
  (i18n: I18n, language: Language, namespace: string): Translate =>
  (key, values) =>
    i18n.t(key, { lng: language, ns: namespace, ...values });
