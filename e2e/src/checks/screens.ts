import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { type Check, must, mustEqual } from '../check';
import { loggedInVisitor } from '../log-in';
import { axeFaults } from '../page-facts/axe-faults';
import { lengthenTexts, overflows, unwordedTexts } from '../page-facts/wordings';
import { SCREENS, visitsOf, type ScreenVisit } from '../screens';
import { hydrated, type Site } from '../site';

const HTML_LANGUAGE = { zh: 'zh-CN', en: 'en', ja: 'ja' } as const;
/** Long enough for what a private page asks of the service. */
const ANSWERED_MS = 10_000;

/** Requests of the page that were refused or lost, besides its own document. */
function watchRequests(page: Page): string[] {
  const lost: string[] = [];
  page.on('requestfailed', (request) => {
    // What a page no longer wants when it is left is nobody's fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') lost.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      lost.push(`${response.url()} ${response.status()}`);
  });
  return lost;
}

async function inspect(site: Site, visit: ScreenVisit, page: Page): Promise<void> {
  const { address, language, status = 200 } = visit;
  const complaints: string[] = [];
  const lost = watchRequests(page);
  page.on('pageerror', (failure) => complaints.push(String(failure)));
  page.on('console', (message) => {
    const isOwnStatus = status >= 400 && message.location().url === site.url + address;
    if (['error', 'warn'].includes(message.type()) && !isOwnStatus) complaints.push(message.text());
  });
  const answer = await page.goto(site.url + address, { waitUntil: 'load', timeout: 20_000 });
  await hydrated(page);
  await page.waitForSelector('main h1', { timeout: ANSWERED_MS });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), {
    polling: 100,
    timeout: ANSWERED_MS,
  });
  mustEqual(answer?.status(), status, 'the status');
  const shown = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: document.querySelectorAll('main h1').length,
  }));
  mustEqual(shown.lang, HTML_LANGUAGE[language], 'lang');
  must(shown.title.length > 0, 'the title is empty');
  mustEqual(shown.headings, 1, 'the number of h1');
  mustEqual(await unwordedTexts(page), [], 'texts without words');
  mustEqual(await overflows(page), [], 'what does not fit');
  mustEqual(await axeFaults(page), [], 'serious accessibility faults');
  if (language === 'en') {
    await lengthenTexts(page);
    mustEqual(await overflows(page), [], 'what does not fit with longer words');
  }
  mustEqual(lost, [], 'failed requests');
  mustEqual(complaints, [], 'the console');
}

const screensCheck = (language: Language, device: Device, isPrivate: boolean): Check => ({
  name: `every ${isPrivate ? 'private' : 'public'} screen stands (${language}, ${device})`,
  run: async (site) => {
    const visits = visitsOf(SCREENS).filter(
      (visit) =>
        visit.language === language &&
        visit.device === device &&
        (visit.isPrivate ?? false) === isPrivate,
    );
    const visitor = await (isPrivate ? loggedInVisitor(site) : site.newVisitor());
    const problems: string[] = [];
    for (const visit of visits) {
      const page = await visitor.newPage();
      await site.dress(page, device);
      await inspect(site, visit, page).catch((failure: unknown) => {
        problems.push(`${visit.address}: ${failure instanceof Error ? failure.message : 'failed'}`);
      });
      await page.close();
    }
    await visitor.close();
    must(problems.length === 0, problems.join('\n    '));
  },
});

/**
 * Every screen in every language and layout: status, language, one heading, no forgotten words, nothing that does not
 * fit (with half as long words again, too), no serious accessibility fault, no failed request, a silent console.
 */
export const SCREEN_CHECKS: readonly Check[] = LANGUAGES.flatMap((language) =>
  DEVICES.flatMap((device) =>
    [false, true].map((isPrivate) => screensCheck(language, device, isPrivate)),
  ),
);
