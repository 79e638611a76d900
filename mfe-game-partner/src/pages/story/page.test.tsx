import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSite } from '@huoban/runtime/testing';
import { RESPOND, SCENES, STORY, type TurnResponse } from '../../components/story-queries';
import { createTurnResponse, STORY_OF_WOLF, WOLF_SCENES } from '../../testing/stories';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

const reducedMotion = jest.fn(() => false);
let nextId = 4000;
beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: reducedMotion() }) as never;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

interface Turn {
  scene_id: string;
  choice_id?: string;
  text?: string;
}
type Respond = (turn: Turn) => Partial<TurnResponse> | Promise<Partial<TurnResponse>>;
const follow: Respond = ({ choice_id }) =>
  choice_id === 'stairs' ? { reply: '慢点走。', next_scene_id: 'top' } : { next_scene_id: 'fall' };

/** Each test uses another story id, because positions are stored for the tab. */
async function openStory({
  respond = follow,
  story = {},
  session = {},
  id = String((nextId += 1)),
}: {
  respond?: Respond;
  story?: Partial<typeof STORY_OF_WOLF>;
  session?: object;
  id?: string;
} = {}) {
  const opened = await renderPage({
    page,
    address: `/game-partner/story-${id}`,
    session,
    service: async (endpoint, input) => {
      if (endpoint === STORY) return { ...STORY_OF_WOLF, ...story, id };
      if (endpoint === SCENES) return { quest_id: id, start_scene_id: 'door', items: WOLF_SCENES };
      return createTurnResponse(await respond((input as { body: Turn }).body));
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const turns = () =>
    opened.call.mock.calls
      .filter(([endpoint]) => endpoint === RESPOND)
      .map(([, input]) => (input as { body: Turn }).body);
  return { ...opened, id, turns };
}

const press = (keys: string) => userEvent.keyboard(keys);
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const currentLine = () => document.querySelector('[aria-live]')?.textContent;
async function goToChoices() {
  await click('开始读');
  await press(' {Enter}');
}

describe('title page', () => {
  it('shows summary, first lines and other stories without JavaScript', async () => {
    const { head } = await openStory();
    expect(screen.getByText(STORY_OF_WOLF.summary)).toBeTruthy();
    expect(screen.getByText('雪停了。')).toBeTruthy();
    expect(screen.getByText('门开了。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '故事3004' }).getAttribute('href')).toBe(
      '/game-partner/story-3004',
    );
    expect(head().title).toBe('故事3003：真不是狼的故事');
  });

  it.each(['', ' ', 'x'.repeat(65)])('responds with 404 to the id "%s"', async (id) => {
    const context = { params: { id } } as unknown as Parameters<NonNullable<typeof page.loader>>[0];
    await expect(page.loader?.(context)).rejects.toMatchObject({ name: 'PageNotFound' });
  });
});

describe('reading', () => {
  it('advances line by line with click, Space, Enter and the right arrow', async () => {
    await openStory();
    await click('开始读');
    expect(currentLine()).toBe('雪停了。');
    await click('下一句');
    expect(currentLine()).toBe('门开了。');
    await press('{ArrowRight}');
    expect(currentLine()).toBe('真不是狼两条路，你选。');
    await press(' {Enter}{ArrowRight}');
    expect(currentLine()).toBe('真不是狼两条路，你选。');
  });

  it('takes a choice by its number, shows the response, then the next scene', async () => {
    const { turns } = await openStory();
    await goToChoices();
    await press('1');
    expect(await screen.findByText('慢点走。')).toBeTruthy();
    expect(turns()).toMatchObject([{ scene_id: 'fork', choice_id: 'stairs' }]);
    await press(' ');
    expect(currentLine()).toBe('到顶了。');
  });

  it('ignores number keys in the text field', async () => {
    const { turns } = await openStory();
    await goToChoices();
    await userEvent.type(screen.getByRole('textbox'), '12');
    expect(turns()).toEqual([]);
  });

  it('shows the reply to unrelated text and stays in the scene', async () => {
    await openStory({ respond: () => ({ reply: '先看路。', fits: false }) });
    await goToChoices();
    await userEvent.type(screen.getByRole('textbox'), '今天天气真好{Enter}');
    expect(await screen.findByText('先看路。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '走楼梯' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('keeps text that could not be sent and reports it', async () => {
    await openStory({
      respond: () => {
        throw new Error('offline');
      },
    });
    await goToChoices();
    await userEvent.type(screen.getByRole('textbox'), '走上去{Enter}');
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('走上去');
  });

  it('continues after a choice whose request failed', async () => {
    await openStory({
      respond: () => {
        throw new Error('offline');
      },
    });
    await goToChoices();
    await click('抓绳子');
    expect(await screen.findByText('绳子断了。')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('故事先接着走');
  });

  it('lists all lines and choices in the backlog', async () => {
    await openStory();
    await goToChoices();
    await press('1');
    await screen.findByText('慢点走。');
    await click('回看');
    const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '雪停了。',
      '门开了。',
      '真不是狼两条路，你选。',
      '你走楼梯',
      '真不是狼慢点走。',
    ]);
  });

  it('shows and counts the ending and can restart', async () => {
    await openStory();
    await goToChoices();
    await press('2');
    await screen.findByText('绳子断了。');
    await press(' ');
    expect(screen.getByRole('heading', { name: '摔了一跤' })).toBeTruthy();
    const map = within(screen.getByRole('list', { name: '全部结局' })).getAllByRole('listitem');
    expect(map.map(({ textContent }) => textContent)).toEqual(['还没找到', '摔了一跤']);
    expect(map.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'true']);
    expect(screen.getByRole('link', { name: /^下一个故事：/u })).toBeTruthy();
    expect(screen.getByText('已找到 1 / 2 种结局')).toBeTruthy();
    expect(screen.getByRole('link', { name: '回到真不是狼的主页' })).toBeTruthy();
    const app = screen.getByRole('link', { name: '下载手机版' });
    expect(app.getAttribute('href')).toBe(testSite.links.mobileApp);
    await click('再读一遍');
    expect(currentLine()).toBe('雪停了。');
  });
});

describe('response after the reader went back to the title page', () => {
  async function leaveBeforeResponse() {
    let answer: (response: Partial<TurnResponse>) => void = () => undefined;
    const held = new Promise<Partial<TurnResponse>>((resolve) => (answer = resolve));
    await openStory({ respond: () => held });
    await goToChoices();
    await press('1');
    await click('封面');
    return () => act(async () => answer({ reply: '慢点走。', next_scene_id: 'top' }));
  }

  it('leaves the title page open', async () => {
    const respond = await leaveBeforeResponse();
    await respond();
    expect(screen.queryByText('慢点走。')).toBeNull();
    expect(screen.getByRole('button', { name: '接着读' })).toBeTruthy();
  });

  it('changes nothing in a story that was started again', async () => {
    const respond = await leaveBeforeResponse();
    await click('从头读');
    await respond();
    expect(currentLine()).toBe('雪停了。');
    await press(' ');
    expect(currentLine()).toBe('门开了。');
  });
});

describe('auto-advance', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    reducedMotion.mockReturnValue(false);
  });
  const start = async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await openStory();
    await user.click(screen.getByRole('button', { name: '开始读' }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(currentLine()).toBe('雪停了。');
    await user.click(screen.getByRole('button', { name: '自动播放' }));
    await act(() => jest.advanceTimersByTimeAsync(2000));
  };

  it('is off by default, advances when enabled and stops at choices', async () => {
    await start();
    expect(currentLine()).toBe('门开了。');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(currentLine()).toBe('真不是狼两条路，你选。');
  });

  it('is disabled by prefers-reduced-motion', async () => {
    reducedMotion.mockReturnValue(true);
    await start();
    expect(currentLine()).toBe('雪停了。');
  });
});

describe('reading position', () => {
  const READER = { isLoggedIn: true, userInfo: { access_token: 't', web_user_id: '7' } };
  const at = (scene_id: string) => ({
    progress: { scene_id, ending_ids: ['top'], updated_at: '2026-01-01T00:00:00Z' },
  });

  it('is sent per scene for logged-in readers only', async () => {
    const visitor = await openStory();
    await goToChoices();
    expect(visitor.turns()).toEqual([]);
    visitor.unmount();
    const reader = await openStory({ session: READER });
    await goToChoices();
    expect(reader.turns()).toMatchObject([{ scene_id: 'door' }]);
  });

  it('lets a logged-in reader resume or restart', async () => {
    const first = await openStory({ session: READER, story: at('fork') });
    expect(await screen.findByText('已找到 1 / 2 种结局')).toBeTruthy();
    await click('接着读');
    expect(currentLine()).toBe('真不是狼两条路，你选。');
    first.unmount();
    await openStory({ session: READER, story: at('fork') });
    await screen.findByRole('button', { name: '接着读' });
    await click('从头读');
    expect(currentLine()).toBe('雪停了。');
  });

  it('is not shown to a visitor, even if the page data contains one', async () => {
    await openStory({ story: at('fork') });
    expect(screen.queryByRole('button', { name: '接着读' })).toBeNull();
  });

  it('is stored in the tab for a visitor', async () => {
    const { id, unmount } = await openStory();
    await goToChoices();
    unmount();
    await openStory({ id });
    await click('接着读');
    expect(currentLine()).toBe('真不是狼两条路，你选。');
  });
});
