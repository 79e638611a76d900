import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { Providers } from '../providers';
import { SiteHeader } from './site-header';
import { environment } from '../testing/environment';

const navigate = jest.fn();
jest.mock('@huoban/runtime', () => ({
  ...jest.requireActual<object>('@huoban/runtime'),
  useGo: () => navigate,
}));

function openHeader(layout: 'desktop' | 'mobile', address: string) {
  const env = environment(jest.fn());
  let setLayout: (changed: 'desktop' | 'mobile') => void = () => undefined;
  function Header() {
    const [current, setCurrent] = useState(layout);
    setLayout = setCurrent;
    return (
      <Providers env={env}>
        <SiteHeader layout={current} />
      </Providers>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return { router, resize: (changed: typeof layout) => act(() => setLayout(changed)) };
}

describe('SiteHeader', () => {
  beforeEach(() => navigate.mockReset().mockResolvedValue(undefined));

  it('opens the search page of its layout', async () => {
    openHeader('desktop', '/about-us');
    await userEvent.type(screen.getByRole('searchbox'), '星海{Enter}');
    expect(navigate).toHaveBeenCalledWith('/game-library/search', {
      query: { searchValue: '星海' },
      device: 'desktop',
    });
  });

  it('keeps a text that is being typed while the window is resized, until the URL changes', async () => {
    const { router, resize } = openHeader('desktop', '/about-us?searchValue=a');
    await userEvent.type(screen.getByRole('searchbox'), 'b');
    resize('mobile');
    await userEvent.click(screen.getByRole('button', { name: 'menu.open' }));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ab');
    resize('desktop');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ab');
    await act(() => router.navigate('/about-us?searchValue=c'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'c');
  });

  it('logs a navigation that fails as 路由跳转错误', async () => {
    const failure = new Error('no way');
    navigate.mockRejectedValue(failure);
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    openHeader('desktop', '/about-us');
    await userEvent.type(screen.getByRole('searchbox'), '星海{Enter}');
    expect(log.mock.calls).toEqual([['路由跳转错误', failure]]);
  });
});
