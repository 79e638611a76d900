import { act, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { useLanguageCookie } from './use-language-cookie';

function Frame() {
  useLanguageCookie();
  return null;
}

const stored = () => /i18n_redirected=(\w+)/.exec(document.cookie)?.[1];

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

describe('useLanguageCookie', () => {
  beforeEach(() => {
    document.cookie = 'i18n_redirected=ja; path=/';
  });

  it('stores the language that a navigation leads to', async () => {
    const router = open('/en');
    await act(() => router.navigate('/m/about-us'));
    expect(stored()).toBe('zh');
  });

  it('keeps a language that was chosen before hydration or during a navigation', async () => {
    const router = open('/en');
    expect(stored()).toBe('ja');
    await act(() => router.navigate('/en/activity'));
    expect(stored()).toBe('ja');
  });

  it('ignores legal pages, which the login dialog opens without a language', async () => {
    const router = open('/en');
    await act(() => router.navigate('/terms.html'));
    expect(stored()).toBe('ja');
    await act(() => router.navigate('/about-us'));
    expect(stored()).toBe('zh');
  });
});
