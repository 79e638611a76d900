import { fireEvent, screen, waitFor } from '@testing-library/react';
import { page as detail } from '../pages/detail/page';
import { page as square } from '../pages/square/page';
import { createPartnerCard, createPartnerPage, NAP } from '../testing/partners';
import { STORY_OF_WOLF } from '../testing/stories';
import { renderPage } from '../testing/render-page';
import { STORY } from './story-queries';

const CARDS = [createPartnerCard('1024', '困困'), createPartnerCard('1034', '真不是狼')];

it.each([
  ['in the square', square, '/game-partner'],
  ['on the page of the partner', detail, '/game-partner/detail-1024'],
])('makes a partner a favourite and takes it back: %s', async (_case, page, address) => {
  let items = CARDS.slice(1);
  const { call } = await renderPage({
    page,
    address,
    session: { isLoggedIn: true },
    service: (endpoint, input) => {
      if (endpoint.endsWith('favorites/set')) {
        const { favorite } = (input as { body: { favorite: boolean } }).body;
        items = favorite ? CARDS : CARDS.slice(1);
      }
      if (endpoint.includes('favorites')) return { items };
      if (endpoint.includes('conversations')) return { items: [] };
      if (endpoint === STORY) return STORY_OF_WOLF;
      return address.includes('detail') ? NAP : createPartnerPage(CARDS);
    },
  });
  const [heart] = await screen.findAllByRole('button', { name: '收藏困困' });
  const pressed = () => heart?.getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  for (const favorite of [true, false]) {
    if (heart) fireEvent.click(heart);
    await waitFor(() => expect(pressed()).toBe(String(favorite)));
    const body = { character_id: '1024', favorite };
    expect(call).toHaveBeenCalledWith('POST /api/users/favorites/set', { body });
  }
});
