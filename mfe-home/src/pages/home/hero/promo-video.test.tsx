import { fireEvent, screen } from '@testing-library/react';
import type { PageModule } from '@huoban/contracts';
import { useSite } from '@huoban/runtime';
import { renderPage, testSite } from '../../../testing/render-page';
import { PromoVideo } from './promo-video';

function TestPage() {
  const { promoVideo } = useSite().links;
  return promoVideo === null ? <p>no video</p> : <PromoVideo src={promoVideo} />;
}
const page: PageModule = { head: () => ({ title: '', description: '' }), Page: TestPage };
const { promoVideo } = testSite.links;
const captions = {
  zh: '/media/film/a.zh.vtt',
  en: '/media/film/a.en.vtt',
  ja: '/media/film/a.ja.vtt',
};
const open = (address = '/') => renderPage({ page, address, service: () => ({}) });

afterEach(() => {
  testSite.links.promoVideo = promoVideo;
});

it('loads the video only in its dialog and reports when it cannot be played', async () => {
  testSite.links.promoVideo = 'https://video.example/film.mp4';
  await open();
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '看看短片' }));
  expect(screen.getByRole('dialog', { name: '伙伴短片' })).toBeTruthy();
  const video = screen.getByLabelText<HTMLVideoElement>('伙伴短片', { selector: 'video' });
  expect(video.src).toBe('https://video.example/film.mp4');
  fireEvent.error(video);
  expect(screen.getByRole('alert').textContent).toContain('放不了');
});

it('has the configured poster, and captions in all languages with that of the page shown', async () => {
  const { promo } = testSite;
  testSite.promo = { poster: '/media/film/a.webp', captions };
  await open('/ja');
  expect(document.querySelector('track, [poster]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '映像を見る' }));
  expect(document.querySelector('video')?.getAttribute('poster')).toBe('/media/film/a.webp');
  const tracks = [...document.querySelectorAll('track')];
  expect(
    tracks.map(({ kind, srclang, label, default: isShown }) => [kind, srclang, label, isShown]),
  ).toEqual([
    ['captions', 'zh-CN', '中文', false],
    ['captions', 'en', 'English', false],
    ['captions', 'ja', '日本語', true],
  ]);
  expect(tracks.map((track) => track.getAttribute('src'))).toEqual(Object.values(captions));
  testSite.promo = promo;
});
