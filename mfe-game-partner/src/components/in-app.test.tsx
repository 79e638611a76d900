import { screen } from '@testing-library/react';
import { page as chat } from '../pages/chat/page';
import { NAP } from '../testing/partners';
import { openPage } from '../testing/stage';

async function open(page: typeof chat, address: string) {
  const opened = await openPage({ page, address, service: () => NAP });
  await screen.findByText(NAP.greeting);
  return opened;
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('what happens in the application', () => {
  it.each([['chat', chat, '和困困聊天，在客户端里']])(
    'says so on the %s page, out of search results',
    async (name, page, heading) => {
      const { head } = await open(page, `/game-partner/${name}-1024`);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
      expect(screen.getByText('AI')).toBeTruthy();
      expect(head()).toMatchObject({ noIndex: true });
      expect(head().description).toContain('伙伴客户端');
    },
  );

  it('can be downloaded on a computer for both, and leads back to the partner', async () => {
    await open(chat, '/game-partner/chat-1024?channel=bili');
    expect(hrefOf('去首页下载电脑版')).toBe('/?channel=bili');
    expect(hrefOf('下载手机版')).toMatch(/^https:/);
    expect(hrefOf('回到困困的主页')).toBe('/game-partner/detail-1024?channel=bili');
  });

  it('offers a phone the phone version only', async () => {
    await open(chat, '/m/game-partner/chat-1024');
    expect(hrefOf('下载手机版')).toMatch(/^https:/);
    expect(screen.queryByRole('link', { name: '去首页下载电脑版' })).toBeNull();
  });
});
