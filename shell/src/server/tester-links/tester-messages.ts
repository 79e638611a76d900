import type { Language } from '@huoban/contracts';
import type { Translate } from '@huoban/runtime';
import { addMessages, createTranslate, type I18n } from '@huoban/runtime/internal';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

const MESSAGES = { zh, en, ja };
const NAMESPACE = 'testers';

/** Messages that only testers see; they are not sent to other visitors. */
export function testerText(i18n: I18n, language: Language): Translate {
  addMessages(i18n, language, NAMESPACE, MESSAGES[language]);
  return createTranslate(i18n, language, NAMESPACE);
}
