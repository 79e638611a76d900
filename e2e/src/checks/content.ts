import { type Check, must, mustEqual } from '../check';
import { VISITS, type Visit } from '../journey-pages';
import { leave } from '../site';

const HTML_LANGUAGE = { zh: 'zh-CN', en: 'en', ja: 'ja' } as const;
/** Script that a text in the language must contain, and letters that one in another language would. */
const OWN_SCRIPT = {
  zh: /\p{Script=Han}/u,
  en: /[a-z]{3}/i,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
};
const LEAST_TEXT = 80;

/** Every page of the journeys reads without JavaScript, in its language, with the head that search engines need. */
export const CONTENT_CHECKS: readonly Check[] = VISITS.map((visit) => ({
  name: `${visit.address} reads without JavaScript`,
  run: async (site) => {
    const tab = await site.open(visit.address, { device: visit.device, javascript: false });
    try {
      const shown = await tab.page.evaluate(() => ({
        lang: document.documentElement.lang,
        title: document.title,
        description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        hreflang: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
          .map((link) => link.hreflang)
          .sort(),
        text: document.querySelector('main')?.innerText ?? '',
        headings: document.querySelectorAll('main h1').length,
      }));
      mustEqual(shown.lang, HTML_LANGUAGE[visit.language], 'lang');
      mustEqual(shown.headings, 1, 'the number of h1');
      must(shown.text.length >= LEAST_TEXT, `only "${shown.text}" is shown`);
      must(OWN_SCRIPT[visit.language].test(shown.text), `the text is not in ${visit.language}`);
      must(OWN_SCRIPT[visit.language].test(shown.title), `the title is "${shown.title}"`);
      must((shown.description?.length ?? 0) >= 10, `the description is "${shown.description}"`);
      mustEqual(
        shown.canonical && new URL(shown.canonical).pathname,
        canonicalOf(visit),
        'canonical',
      );
      mustEqual(shown.hreflang, ['en', 'ja', 'x-default', 'zh-CN'], 'hreflang');
    } finally {
      await leave(tab);
    }
  },
}));

/** A phone page names its desktop twin; neither query nor trailing slash is part of it. */
function canonicalOf({ path, language }: Visit): string {
  const plain = (path.split('?')[0] ?? path).replace(/\/$/, '');
  return (language === 'zh' ? '' : `/${language}`) + plain || '/';
}
