import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RESPOND, SCENES, STORY, type TurnResponse } from '../../components/story-queries';
import { createTurnResponse, STORY_OF_WOLF, WOLF_SCENES } from '../../testing/stories';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

const calm = jest.fn(() => false);
let nextId = 4000;

beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: calm() }) as never;
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
type Respond = (turn: Turn) => Partial<TurnResponse>;
const follow: Respond = ({ choice_id }) =>
  choice_id === 'stairs' ? { reply: '慢点走。', next_scene_id: 'top' } : { next_scene_id: 'fall' };

/** Each test reads a story of its own: places are kept for the whole tab. */
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
    service: (endpoint, input) => {
      if (endpoint === STORY) return { ...STORY_OF_WOLF, ...story, id };
      if (endpoint === SCENES) return { quest_id: id, start_scene_id: 'door', items: WOLF_SCENES };
      return createTurnResponse(respond((input as { body: Turn }).body));
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
const said = () => document.querySelector('[aria-live]')?.textContent;
async function toFork() {
  await click('开始读');
  await press(' {Enter}');
}

describe('the title page of a story', () => {
  it('can be read without a script: summary, first lines, other stories', async () => {
    const { head } = await openStory();
    expect(screen.getByText(STORY_OF_WOLF.summary)).toBeTruthy();
    expect(screen.getByText('雪停了。')).toBeTruthy();
    expect(screen.getByText('门开了。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '故事3004' }).getAttribute('href')).toBe(
      '/game-partner/story-3004',
    );
    expect(head().title).toBe('故事3003：真不是狼的故事');
  });

  it.each(['', ' ', 'x'.repeat(65)])('is not there for the id "%s"', async (id) => {
    const context = { params: { id } } as unknown as Parameters<NonNullable<typeof page.loader>>[0];
    await expect(page.loader?.(context)).rejects.toMatchObject({ name: 'PageNotFound' });
  });
});

describe('reading', () => {
  it('goes on line by line with tap, Space, Enter and the right arrow', async () => {
    await openStory();
    await click('开始读');
    expect(said()).toBe('雪停了。');
    await click('下一句');
    expect(said()).toBe('门开了。');
    await press('{ArrowRight}');
    expect(said()).toBe('真不是狼两条路，你选。');
    await press(' {Enter}{ArrowRight}');
    expect(said()).toBe('真不是狼两条路，你选。');
  });

  it('takes a choice by its number, shows the answer, then goes where it leads', async () => {
    const { turns } = await openStory();
    await toFork();
    await press('1');
    expect(await screen.findByText('慢点走。')).toBeTruthy();
    expect(turns()).toMatchObject([{ scene_id: 'fork', choice_id: 'stairs' }]);
    await press(' ');
    expect(said()).toBe('到顶了。');
  });

  it('does not pick a choice while the reader types numbers', async () => {
    const { turns } = await openStory();
    await toFork();
    await userEvent.type(screen.getByRole('textbox'), '12');
    expect(turns()).toEqual([]);
  });

  it('stays at the fork for words that fit nothing, and shows what the partner says', async () => {
    await openStory({ respond: () => ({ reply: '先看路。', fits: false }) });
    await toFork();
    await userEvent.type(screen.getByRole('textbox'), '今天天气真好{Enter}');
    expect(await screen.findByText('先看路。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '走楼梯' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('keeps words that did not arrive, and says so', async () => {
    await openStory({
      respond: () => {
        throw new Error('offline');
      },
    });
    await toFork();
    await userEvent.type(screen.getByRole('textbox'), '走上去{Enter}');
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('走上去');
  });

  it('goes on with a choice whose answer did not arrive', async () => {
    await openStory({
      respond: () => {
        throw new Error('offline');
      },
    });
    await toFork();
    await click('抓绳子');
    expect(await screen.findByText('绳子断了。')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('故事先接着走');
  });

  it('lists every line so far, with what the reader chose', async () => {
    await openStory();
    await toFork();
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

  it('ends with the title of the ending, counts it, and starts again', async () => {
    await openStory();
    await toFork();
    await press('2');
    await screen.findByText('绳子断了。');
    await press(' ');
    expect(screen.getByRole('heading', { name: '摔了一跤' })).toBeTruthy();
    expect(screen.getByText('已找到 1 / 2 种结局')).toBeTruthy();
    expect(screen.getByRole('link', { name: '回到真不是狼的主页' })).toBeTruthy();
    await click('再读一遍');
    expect(said()).toBe('雪停了。');
  });
});

describe('reading by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    calm.mockReturnValue(false);
  });
  const start = async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await openStory();
    await user.click(screen.getByRole('button', { name: '开始读' }));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(said()).toBe('雪停了。');
    await user.click(screen.getByRole('button', { name: '自动播放' }));
    await act(() => jest.advanceTimersByTimeAsync(2000));
  };

  it('is off at first, goes on after a while once asked for, and waits at a fork', async () => {
    await start();
    expect(said()).toBe('门开了。');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(said()).toBe('真不是狼两条路，你选。');
  });

  it('does not happen for who asked for less motion', async () => {
    calm.mockReturnValue(true);
    await start();
    expect(said()).toBe('雪停了。');
  });
});

describe('the place in a story', () => {
  const READER = { isLoggedIn: true, userInfo: { access_token: 't', web_user_id: '7' } };
  const at = (scene_id: string) => ({
    progress: { scene_id, ending_ids: ['top'], updated_at: '2026-01-01T00:00:00Z' },
  });

  it('is sent for a reader with an account only, scene by scene', async () => {
    const visitor = await openStory();
    await toFork();
    expect(visitor.turns()).toEqual([]);
    visitor.unmount();
    const reader = await openStory({ session: READER });
    await toFork();
    expect(reader.turns()).toMatchObject([{ scene_id: 'door' }]);
  });

  it('is where a reader with an account goes on, or begins anew', async () => {
    const first = await openStory({ session: READER, story: at('fork') });
    expect(await screen.findByText('已找到 1 / 2 种结局')).toBeTruthy();
    await click('接着读');
    expect(said()).toBe('真不是狼两条路，你选。');
    first.unmount();
    await openStory({ session: READER, story: at('fork') });
    await screen.findByRole('button', { name: '接着读' });
    await click('从头读');
    expect(said()).toBe('雪停了。');
  });

  it('is not shown to a visitor even if the page was loaded with one', async () => {
    await openStory({ story: at('fork') });
    expect(screen.queryByRole('button', { name: '接着读' })).toBeNull();
  });

  it('is kept in the tab for a visitor', async () => {
    const { id, unmount } = await openStory();
    await toFork();
    unmount();
    await openStory({ id });
    await click('接着读');
    expect(said()).toBe('真不是狼两条路，你选。');
  });
});
