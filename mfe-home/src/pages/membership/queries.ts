import type { Language } from '@huoban/contracts';
import { pageTextsQuery } from '../../components/page-texts';

export type MembershipTexts = typeof import('./locales/zh.json');

export const textsQuery = (language: Language) =>
  pageTextsQuery('membership', language, () => importTexts(language));

const importTexts = (language: Language): Promise<{ default: MembershipTexts }> =>
  import(/* webpackChunkName: "membership-[request]" */ `./locales/${language}.json`);
