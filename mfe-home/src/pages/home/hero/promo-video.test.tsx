import { fireEvent, screen } from '@testing-library/react';
import type { PageModule } from '@huoban/contracts';
import { useSite } from '@huoban/runtime';
import { openPage, testSite } from '../../../testing/render-page';
import { PromoVideo } from './promo-video';

function Offer() {
  const { promoVideo } = useSite().links;
  return promoVideo === null ? <p>no film</p> : <PromoVideo address={promoVideo} />;
}
const page: PageModule = { head: () => ({ title: '', description: '' }), Page: Offer };
const open = () => openPage({ page, address: '/', service: () => ({}) });

afterEach(() => {
  testSite.links.promoVideo = null;
});

it('shows the film in a dialog, fetches nothing of it before, and says when it cannot be played', async () => {
  testSite.links.promoVideo = 'https://video.example/film.mp4';
  await open();
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '看看短片' }));
  expect(screen.getByRole('dialog', { name: '伙伴短片' })).toBeTruthy();
  const film = screen.getByLabelText<HTMLVideoElement>('伙伴短片', { selector: 'video' });
  expect(film.src).toBe('https://video.example/film.mp4');
  fireEvent.error(film);
  expect(screen.getByRole('alert').textContent).toContain('放不了');
});
