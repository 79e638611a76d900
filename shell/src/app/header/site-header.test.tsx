import { render, screen } from '@testing-library/react';
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
  const element = (
    <Providers env={env}>
      <SiteHeader layout={layout} />
    </Providers>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
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

  it('logs a navigation that fails as 路由跳转错误', async () => {
    const failure = new Error('no way');
    navigate.mockRejectedValue(failure);
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    openHeader('desktop', '/about-us');
    await userEvent.type(screen.getByRole('searchbox'), '星海{Enter}');
    expect(log.mock.calls).toEqual([['路由跳转错误', failure]]);
  });
});
