import { IM_TOKEN_SECONDS, readImToken, signImToken } from './im-token';

const key = Buffer.from('a key for the test');
const identity = { webUserId: '123456789012', session: 'ab'.repeat(32), appId: 'huoban' };

describe('a messaging token', () => {
  it('says who it stands for, until it expires', () => {
    const token = signImToken(key, identity, 0);
    expect(readImToken(key, token, IM_TOKEN_SECONDS * 1000 - 1)).toEqual(identity);
    expect(readImToken(key, token, IM_TOKEN_SECONDS * 1000)).toBeNull();
  });

  it('is worth nothing when it was changed, cut or signed with another key', () => {
    const token = signImToken(key, identity, 0);
    expect(readImToken(key, `A${token.slice(1)}`, 0)).toBeNull();
    expect(readImToken(key, token.slice(0, -1), 0)).toBeNull();
    expect(readImToken(Buffer.from('other'), token, 0)).toBeNull();
    expect(readImToken(key, '', 0)).toBeNull();
  });
});
