import { readAvatar } from './read-avatar';

const user = (avatar: unknown) => ({ access_token: 't', web_user_id: '1', avatar });

describe('readAvatar', () => {
  it('reads the avatar of an account', () => {
    expect(readAvatar(user({ index: 3, color: 'teal' }))).toEqual({ index: 3, color: 'teal' });
  });

  it.each([
    undefined,
    null,
    'x.png',
    {},
    { index: '3', color: 'teal' },
    { index: 1.5, color: 'a' },
  ])('returns null for %p', (avatar) => {
    expect(readAvatar(user(avatar))).toBeNull();
  });

  it('returns null for a visitor', () => {
    expect(readAvatar(null)).toBeNull();
  });
});
