import { parsePlace } from '@huoban/runtime';
import { addMessages, createI18n, createTranslate } from '@huoban/runtime/internal';
import { testSite } from '@huoban/runtime/testing';
import en from '../../locales/en.json';
import { noscriptHeader } from './noscript-header';

const i18n = createI18n('zh');
addMessages(i18n, 'en', 'shell', en);
const header = (path: string) =>
  noscriptHeader(parsePlace(path), testSite, createTranslate(i18n, 'en', 'shell'));

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('noscriptHeader', () => {
  it('links the five pages and three languages in the language and layout of the page', () => {
    expect(hrefs(header('/en/m/game-library/7'))).toEqual([
      '/en/m/',
      '/en/m/',
      '/en/m/game-partner/',
      '/en/m/game-library',
      '/en/m/activity/',
      '/en/m/about-us/',
      '/m/game-library/7',
      '/en/m/game-library/7',
      '/ja/m/game-library/7',
    ]);
  });

  it('marks the current page and language', () => {
    const html = header('/en/game-library');
    expect(html).toMatch(/href="\/en\/game-library" aria-current="page">Game Library</);
    expect(html).toMatch(/hreflang="en" aria-current="true">English</);
    expect(html.match(/aria-current/g)).toHaveLength(2);
  });

  it('is inside noscript', () => {
    expect(header('/en')).toMatch(/^<noscript><header .*<\/header><\/noscript>$/);
  });
});
