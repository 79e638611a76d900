import { readAvatar } from './read-avatar';

const user = (avatar: unknown) => ({ access_token: 't', web_user_id: '1', avatar });

describe('avatarOf', () => {
  it('reads the figure of an account', () => {
    expect(readAvatar(user({ index: 3, color: 'teal' }))).toEqual({ index: 3, color: 'teal' });
  });

  it.each([
    undefined,
    null,
    'x.png',
    {},
    { index: '3', color: 'teal' },
    { index: 1.5, color: 'a' },
  ])('shows the sign for a person where the record holds %p', (avatar) => {
    expect(readAvatar(user(avatar))).toBeNull();
  });

  it('has none for a visitor', () => {
    expect(readAvatar(null)).toBeNull();
  });
});
