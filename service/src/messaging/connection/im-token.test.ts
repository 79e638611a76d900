import { createHmac } from 'node:crypto';
import { IM_TOKEN_SECONDS, readImToken, signImToken } from './im-token';

const key = Buffer.from('a key for the test');
const identity = { webUserId: '123456789012', session: 'ab'.repeat(32), appId: 'huoban' };

describe('a messaging token', () => {
  it('yields its identity until it expires', () => {
    const token = signImToken(key, identity, 0);
    expect(readImToken(key, token, IM_TOKEN_SECONDS * 1000 - 1)).toEqual(identity);
    expect(readImToken(key, token, IM_TOKEN_SECONDS * 1000)).toBeNull();
  });

  it('is invalid when changed, truncated or signed with another key', () => {
    const token = signImToken(key, identity, 0);
    expect(readImToken(key, `A${token.slice(1)}`, 0)).toBeNull();
    expect(readImToken(key, token.slice(0, -1), 0)).toBeNull();
    expect(readImToken(Buffer.from('other'), token, 0)).toBeNull();
    expect(readImToken(key, '', 0)).toBeNull();
  });

  it.each([
    ['is not a list', { webUserId: '1' }],
    ['has no user', [1, 'ab', 'huoban', 9_999_999_999]],
    ['has no session', ['1', null, 'huoban', 9_999_999_999]],
    ['has no app', ['1', 'ab', 7, 9_999_999_999]],
    ['has no expiry', ['1', 'ab', 'huoban', 'never']],
  ])('is invalid when its content %s', (_what, content) => {
    const body = Buffer.from(JSON.stringify(content)).toString('base64url');
    const signature = createHmac('sha256', key).update(body).digest('base64url');
    expect(readImToken(key, `${body}.${signature}`, 0)).toBeNull();
  });
});
