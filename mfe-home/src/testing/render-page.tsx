import type { Language } from '@huoban/contracts';
import { createPageRenderer, type PageSetup } from '@huoban/runtime/testing';
import { routes } from '../../section.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

export { testSite } from '@huoban/runtime/testing';

const stage = createPageRenderer({ name: 'mfe-home', routes, messages: { zh, en, ja } });

/** Opens a page as the shell does. The address alone decides the language; `language` says it to the reader. */
export const openPage = (staging: PageSetup & { language?: Language }) => stage.renderPage(staging);
