import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActivity } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/render-page';
import { page } from '../page';

const OPTIONS = [
  { id: 'a', name: '第二声' },
  { id: 'b', name: '第六位' },
];
const NOTHING = {
  id: '1',
  title: '活动1',
  state: 'running',
  joined: false,
  mark: null,
  vote: null,
  counts: [],
};

/** A service that keeps what the visitor does in one activity. */
async function open(changes: Parameters<typeof createActivity>[1]) {
  let own = NOTHING as Omit<typeof NOTHING, 'vote' | 'counts'> & {
    vote: string | null;
    counts: object[];
  };
  const { call } = await renderPage({
    page,
    address: '/activity/',
    session: { isLoggedIn: true },
    service: (endpoint, input) => {
      if (endpoint.includes('/web/')) return { items: [createActivity('1', changes)] };
      const { body } = input as { body?: { joined?: boolean; option_id?: string } };
      if (body?.joined !== undefined) own = { ...own, joined: body.joined };
      if (body?.option_id !== undefined) {
        const counts = OPTIONS.map(({ id }, index) => ({ option_id: id, count: index * 4 }));
        own = { ...own, vote: body.option_id, counts };
      }
      return { items: own.joined || own.vote !== null ? [own] : [] };
    },
  });
  return { call, card: within(screen.getByRole('article', { name: '活动1' })) };
}
const hasFocus = () =>
  screen.getByRole('article', { name: '活动1' }).contains(document.activeElement);

it('joins and leaves an activity', async () => {
  const { call, card } = await open({ joinable: true });
  fireEvent.click(card.getByRole('button', { name: '参加' }));
  expect(await card.findByText('已参加')).toBeTruthy();
  expect(card.getByRole('link', { name: '在个人中心查看' }).getAttribute('href')).toBe('/profile');
  fireEvent.click(card.getByRole('button', { name: '不参加了' }));
  expect(await card.findByRole('button', { name: '参加' })).toBeTruthy();
  const join = 'POST /api/users/activities/join';
  expect(call).toHaveBeenCalledWith(join, { body: { activity_id: '1', joined: true } });
  expect(call).toHaveBeenLastCalledWith(join, { body: { activity_id: '1', joined: false } });
});

it('keeps the focus in the card when the pressed button is removed', async () => {
  const { card } = await open({
    joinable: true,
    vote: { question: '哪一段？', options: OPTIONS, open: true },
  });
  card.getByRole('button', { name: '参加' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await card.findByText('已参加')).toBeTruthy();
  await waitFor(() => expect(hasFocus()).toBe(true));
  card.getByRole('button', { name: '不参加了' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await card.findByRole('button', { name: '参加' })).toBeTruthy();
  await waitFor(() => expect(hasFocus()).toBe(true));
  fireEvent.click(card.getByRole('radio', { name: '第六位' }));
  card.getByRole('button', { name: '投这一票' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await card.findByText('你投的')).toBeTruthy();
  await waitFor(() => expect(hasFocus()).toBe(true));
});

it('votes once, and shows the counts after that only', async () => {
  const { call, card } = await open({
    vote: { question: '哪一段？', options: OPTIONS, open: true },
  });
  const submit = card.getByRole('button', { name: '投这一票' });
  fireEvent.click(submit);
  expect(call).not.toHaveBeenCalledWith('POST /api/users/activities/vote', expect.anything());
  expect(card.queryByText(/\d 票/)).toBeNull();
  fireEvent.click(card.getByRole('radio', { name: '第六位' }));
  fireEvent.click(submit);
  await waitFor(() => expect(card.getByText('4 票')).toBeTruthy());
  expect(card.getByText('你投的').closest('li')?.textContent).toContain('第六位');
  expect(card.queryByRole('button', { name: '投这一票' })).toBeNull();
  expect(call).toHaveBeenLastCalledWith('POST /api/users/activities/vote', {
    body: { activity_id: '1', option_id: 'b' },
  });
});

it('sends a choice that was made before hydration', async () => {
  const { call, card } = await open({
    vote: { question: '哪一段？', options: OPTIONS, open: true },
  });
  // without an event, as before hydration
  card.getByRole<HTMLInputElement>('radio', { name: '第六位' }).checked = true;
  fireEvent.click(card.getByRole('button', { name: '投这一票' }));
  await waitFor(() => expect(card.getByText('4 票')).toBeTruthy());
  expect(call).toHaveBeenLastCalledWith('POST /api/users/activities/vote', {
    body: { activity_id: '1', option_id: 'b' },
  });
});

it('takes no join and no vote when it is over, but shows what there is to read', async () => {
  const { card } = await open({
    state: 'ended',
    joinable: false,
    vote: { question: '哪一段？', options: OPTIONS, open: false },
    replays: [{ title: '第三晚', body: '只转了一次盆。' }],
    results: { title: '总成绩', rows: [{ name: '贝算姐', note: '赢 19 晚' }] },
  });
  expect(card.queryByRole('button')).toBeNull();
  expect(card.getByText('投票还没开始，或已经结束')).toBeTruthy();
  expect(
    within(card.getByRole('group', { name: '回看' })).getByText('只转了一次盆。'),
  ).toBeTruthy();
  expect(card.getByRole('row', { name: '1 贝算姐 赢 19 晚' })).toBeTruthy();
});

it('leads from a step to where it is done', async () => {
  const { card } = await open({
    steps: ['挑一位', '打开聊天', '进入游戏', '挑游戏', '投票'],
    step_targets: [
      { page: 'partners', id: '' },
      { page: 'chat', id: '1001' },
      { page: 'game', id: '2001' },
      { page: 'library', id: '' },
      null,
    ],
  });
  const targets = ['挑一位', '打开聊天', '进入游戏', '挑游戏'].map((name) =>
    card.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual([
    '/game-partner/',
    '/game-partner/chat-1001',
    '/game-library/2001',
    '/game-library',
  ]);
  expect(card.queryByRole('link', { name: '投票' })).toBeNull();
});
