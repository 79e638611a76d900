import type { Language } from '@huoban/contracts';
import { createPageRenderer, type PageSetup } from '@huoban/runtime/testing';
import { routes } from '../../section.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

export { testSite } from '@huoban/runtime/testing';

const renderer = createPageRenderer({ name: 'mfe-home', routes, messages: { zh, en, ja } });

/** Renders a page as the shell does. The URL decides the language; `language` only documents it. */
export const renderPage = (setup: PageSetup & { language?: Language }) =>
  renderer.renderPage(setup);
