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
const open = () => renderPage({ page, address: '/', service: () => ({}) });

afterEach(() => {
  testSite.links.promoVideo = null;
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
