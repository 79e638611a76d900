import { createPageRenderer } from '@huoban/runtime/testing';
import { routes } from '../../section.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

/** Renders pages of this section as the shell does. */
export const { renderPage, createPage } = createPageRenderer({
  name: 'mfe-game-partner',
  routes,
  messages: { zh, en, ja },
});
