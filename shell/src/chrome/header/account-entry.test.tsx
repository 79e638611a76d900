import { screen, waitFor } from '@testing-library/react';
import { renderChrome } from '../testing/render-chrome';
import { AccountEntry } from './account-entry';

const mockAvatar = jest.fn((): { default: () => null } => {
  throw new Error('Loading chunk avatar failed');
});
jest.mock('./account-avatar', () => mockAvatar());

describe('AccountEntry', () => {
  it('stays a link to the profile, with an icon, when the avatar cannot be loaded', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const avatar = { index: 4, color: 'teal' } as const;
    renderChrome(
      <>
        <p>the rest of the page</p>
        <AccountEntry loggedIn avatar={avatar} onLogin={jest.fn()} onLoginIntent={jest.fn()} />
      </>,
    );
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('a part of the page failed', expect.anything()),
    );
    expect(mockAvatar).toHaveBeenCalledTimes(2);
    expect(screen.getByText('the rest of the page')).toBeTruthy();
    const profile = screen.getByRole('link', { name: '个人中心' });
    expect(profile.querySelector('svg')).toBeTruthy();
  });
});
