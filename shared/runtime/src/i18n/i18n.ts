import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language, type Messages } from '@huoban/contracts';

export type { I18n };
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** One instance per request on the server, one per tab in the browser. Messages are added as sections are loaded. */
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

/** Adds the messages of a section (or of `shell`, `runtime`) once per language. */
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

/** Text outside components. Keys of other namespaces are written `namespace:key`. */
export const createTranslate =
  (i18n: I18n, language: Language, namespace: string): Translate =>
  (key, values) =>
    i18n.t(key, { lng: language, ns: namespace, ...values });
