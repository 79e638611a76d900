import type { Language } from '@huoban/contracts';
import { pageTextsQuery } from '../../components/page-texts';

export type FaqTexts = typeof import('./locales/zh.json');

export const textsQuery = (language: Language) =>
  pageTextsQuery('faq', language, () => importTexts(language));

const importTexts = (language: Language): Promise<{ default: FaqTexts }> =>
  import(/* webpackChunkName: "faq-[request]" */ `./locales/${language}.json`);
