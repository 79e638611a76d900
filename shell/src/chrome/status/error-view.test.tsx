import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorView, SectionErrorView } from './error-view';
import { renderChrome } from '../testing/render-chrome';

test('a missing page shows code, status message, message and links', () => {
  renderChrome(<ErrorView status={404} message="Page Not Found: /x?y" />, '/x?y');
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(screen.getByText('Page Not Found: /x?y').innerHTML.split('<wbr>')).toEqual([
    'Page Not Found: /',
    'x?',
    'y',
    '',
  ]);
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toMatch(/^\/(\?|$)/);
});

test('any other error is a 500 with its status message', () => {
  renderChrome(<ErrorView message="it broke" />);
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
});

test('words of its own do not replace the status message', () => {
  renderChrome(
    <ErrorView status={410} message="too late" words={{ title: '过期了', lead: '…' }} />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('过期了');
  expect(screen.getByText('Internal Server Error')).toBeTruthy();
});

test.each([
  [false, '这一块没加载出来'],
  [true, '没有网络'],
])(
  'a section that failed (offline: %j) shows its title, code, status message and message',
  (offline, title) => {
    renderChrome(
      <SectionErrorView status={503} message="no response" offline={offline} onRetry={jest.fn()} />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('503 Internal Server Error')).toBeTruthy();
    expect(screen.getByText('no response')).toBeTruthy();
  },
);

describe('the id of the request', () => {
  const timing = (id: string, responseStatus = 200) => ({
    responseStatus,
    serverTiming: [{ name: 'request', description: id }],
  });
  const show = (resources: object[], status: number) => {
    const entries = { navigation: [timing('document-id')], resource: resources };
    Object.assign(performance, {
      getEntriesByType: (type: keyof typeof entries) => entries[type],
    });
    renderChrome(<SectionErrorView status={status} message="" onRetry={jest.fn()} />);
  };
  afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

  test.each([
    ['that failed last', [timing('first-id', 503), timing('second-id', 500), timing('fine-id')]],
    ['of the document', [timing('fine-id')]],
  ])('%s is shown', (which, resources) => {
    show(resources, 503);
    const id = which === 'of the document' ? 'document-id' : 'second-id';
    expect(screen.getByText(`请求编号：${id}`)).toBeTruthy();
  });

  test('is not shown for a page that does not exist', () => {
    show([], 404);
    expect(screen.queryByText(/请求编号/)).toBeNull();
  });
});

test('a section that failed can be tried again', async () => {
  const retry = jest.fn();
  renderChrome(<SectionErrorView status={500} message="" onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
