import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@huoban/runtime';
import type { FakeService } from '@huoban/runtime/testing';
import { STORY } from '../../components/story-queries';
import { NAP } from '../../testing/partners';
import { createStory, STORY_OF_WOLF } from '../../testing/stories';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

afterEach(() => {
  toast.clear();
  Reflect.deleteProperty(navigator, 'share');
});

const serviceOf =
  (stories = STORY_OF_WOLF) =>
  (endpoint: string) => {
    if (endpoint === 'GET /api/users/favorites') return { items: [] };
    return endpoint === STORY ? stories : NAP;
  };

async function openNap(
  session = {},
  address = '/game-partner/detail-1024?partnerTag=gentle',
  service: FakeService = serviceOf(),
) {
  // Adds a clipboard to jsdom.
  userEvent.setup();
  const opened = await renderPage({ page, address, session, service });
  await screen.findByRole('heading', { level: 1, name: '困困' });
  return opened;
}

function offerSharing(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}
const share = async () => userEvent.click(screen.getByRole('button', { name: '分享' }));

describe('partner page', () => {
  it('links to the games, their list and related partners', async () => {
    await openNap();
    const targetOf = (name: string) =>
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).pathname;
    expect(targetOf('枕头角斗场')).toBe('/game-library/2015');
    expect(targetOf('看这些游戏的介绍')).toBe('/game-partner/game-list-1024');
    expect(targetOf('真不是狼')).toBe('/game-partner/detail-1034');
  });

  it('has a title, description and structured data', async () => {
    const { head } = await openNap();
    expect(head()).toMatchObject({ title: '困困：困困的一句话', description: NAP.bio });
    expect(JSON.stringify(head().jsonLd)).toContain('/game-partner/detail-1024');
  });

  it.each(['', '   ', 'x'.repeat(65)])('responds with 404 to the id "%s"', async (id) => {
    const call = jest.fn();
    const context = { params: { id }, api: { call } } as unknown as Parameters<
      NonNullable<typeof page.loader>
    >[0];
    await expect(page.loader?.(context)).rejects.toMatchObject({ name: 'PageNotFound' });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('link to the chat', () => {
  it.each([false, true])('opens the chat (logged in: %s), never a login', async (isLoggedIn) => {
    const openLogin = jest.fn();
    await openNap({ isLoggedIn, openLogin });
    await userEvent.click(screen.getByRole('link', { name: '开始聊天' }));
    await waitFor(() => expect(window.location.pathname).toBe('/game-partner/chat-1024'));
    expect(openLogin).not.toHaveBeenCalled();
  });

  it('exists once in each layout', async () => {
    await openNap({}, '/m/game-partner/detail-1024');
    expect(screen.getAllByRole('link', { name: '开始聊天' })).toHaveLength(1);
  });
});

describe('link to the story', () => {
  const address = '/game-partner/detail-1024';
  const link = () => screen.queryByRole('link', { name: /^读 TA 的故事/ });

  it('exists if any story in the list belongs to the partner', async () => {
    const first = { ...STORY_OF_WOLF, others: [createStory(NAP, '3009')] };
    await openNap({}, address, serviceOf(first));
    expect(link()?.getAttribute('href')).toBe('/game-partner/story-3009');
  });

  it('does not exist for other partners', async () => {
    await openNap();
    expect(link()).toBeNull();
  });

  it('is omitted if the stories cannot be fetched', async () => {
    await openNap({}, address, (endpoint) => {
      if (endpoint === STORY) throw new Error('no stories');
      return NAP;
    });
    expect(link()).toBeNull();
    expect(toast.items).toEqual([]);
  });
});

describe('share button', () => {
  const address = expect.stringMatching(/^http.*\/game-partner\/detail-1024$/);

  it('opens the share sheet of the system if available', async () => {
    const sheet = jest.fn(async () => undefined);
    offerSharing(sheet);
    await openNap();
    await share();
    expect(sheet).toHaveBeenCalledWith(expect.objectContaining({ title: '困困', url: address }));
    expect(toast.items).toEqual([]);
  });

  it('reports nothing if the share is cancelled', async () => {
    offerSharing(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await openNap();
    await share();
    expect(toast.items).toEqual([]);
  });

  it('copies the URL otherwise and reports it', async () => {
    await openNap();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await share();
    expect(write).toHaveBeenCalledWith(address);
    await waitFor(() => expect(toast.items[0]?.message).toBe('链接已复制，发给朋友吧'));
  });

  it('reports when the URL cannot be copied', async () => {
    await openNap();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await share();
    await waitFor(() => expect(toast.items[0]?.kind).toBe('error'));
  });
});
