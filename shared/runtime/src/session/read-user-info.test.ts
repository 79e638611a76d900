import { readUserInfo } from './read-user-info';

const record = { access_token: 'abc-123', web_user_id: '42', nickname: '旅人' };

describe('readUserInfo', () => {
  it('returns the record with all its fields', () => {
    expect(readUserInfo(record)).toEqual(record);
  });

  it('converts a numeric id to text', () => {
    expect(readUserInfo({ ...record, web_user_id: 42 })?.web_user_id).toBe('42');
  });

  it.each([
    ['is no record', 'text'],
    ['is nothing', null],
    ['is a list', [record]],
    ['has no token', { web_user_id: '42' }],
    ['has a number for a token', { ...record, access_token: 7 }],
    ['has an empty token', { ...record, access_token: '' }],
    ['has a token with a line break', { ...record, access_token: 'abc\r\nx: y' }],
    ['begins its token with a space', { ...record, access_token: ' abc' }],
    ['ends its token with a letter that no header may hold', { ...record, access_token: 'abcé' }],
    ['has a token that is too long', { ...record, access_token: 'a'.repeat(4097) }],
    ['has no id', { access_token: 'abc' }],
    ['has an object for an id', { ...record, web_user_id: {} }],
    ['has an id with a space', { ...record, web_user_id: '4 2' }],
    ['has an empty id', { ...record, web_user_id: '' }],
  ])('returns null for a record that %s', (_what, value) => {
    expect(readUserInfo(value)).toBeNull();
  });

  it('accepts a token of the maximum length', () => {
    expect(readUserInfo({ ...record, access_token: 'a'.repeat(4096) })).not.toBeNull();
  });

  it('removes prototype fields', () => {
    const given: unknown = JSON.parse(
      '{"access_token":"a","web_user_id":"1","__proto__":{"isAdmin":true},"constructor":1,"prototype":2}',
    );
    const read = readUserInfo(given);
    expect(Object.keys(read ?? {}).sort()).toEqual(['access_token', 'web_user_id']);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});
