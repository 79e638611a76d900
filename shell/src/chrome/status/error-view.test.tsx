import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorView, SectionErrorView } from './error-view';
import { renderChrome } from '../testing/render-chrome';

test('a missing page shows code, status message, message and links', () => {
  renderChrome(<ErrorView status={404} message="Page Not Found: /x?y" />, '/x?y');
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(screen.getByText('Page Not Found: /x?y')).toBeTruthy();
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toMatch(/^\/(\?|$)/);
});

test('any other error is a 500 with its status message', () => {
  renderChrome(<ErrorView message="it broke" />);
  expect(screen.getByText('500')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Internal Server Error');
});

test('a section that failed can be tried again', async () => {
  const retry = jest.fn();
  renderChrome(<SectionErrorView onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
