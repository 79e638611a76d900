import assert from 'node:assert/strict';
import { LANGUAGES, HTML_LANGUAGE, type Device, type Language } from '@huoban/contracts';
import { addressOf } from '../page/address';
import { waitForPage } from '../page/site';
import type { BehaviorCheck } from './behavior-check';

const BUTTON = '[data-scene=hero] button[aria-haspopup=dialog]';
const DEVICE: Record<Language, Device> = { zh: 'desktop', en: 'mobile', ja: 'desktop' };

const filmCheck = (language: Language): BehaviorCheck => ({
  name: `the film plays with captions, and loads nothing before the click (${language})`,
  run: async ({ site }) => {
    const device = DEVICE[language];
    const { page } = await site.openHydrated(addressOf('/', language, device), { device });
    const requested = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/media/film/')).length,
      ); // oxfmt-ignore
    assert.equal(await requested(), 0, 'files of the film before the click');
    await page.click(BUTTON);
    await page.waitForSelector('dialog[open] video[poster]', { visible: true });
    await page.$eval('dialog[open] video', (video) => video.play());
    await waitForPage(page, () => {
      const video = document.querySelector('video');
      const shown = [...(video?.textTracks ?? [])].find(({ mode }) => mode === 'showing');
      return (video?.currentTime ?? 0) > 0.5 && (shown?.activeCues?.length ?? 0) > 0;
    });
    const shown = await page.$eval('dialog[open] video', (video) =>
      [...video.textTracks].filter(({ mode }) => mode === 'showing').map((track) => track.language),
    );
    assert.deepEqual(shown, [HTML_LANGUAGE[language]], 'captions that are shown');
  },
});

export const FILM_CHECKS: readonly BehaviorCheck[] = LANGUAGES.map(filmCheck);
