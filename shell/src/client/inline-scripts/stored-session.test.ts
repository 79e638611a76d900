import { markStoredSession } from './stored-session';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.session;
});

it.each([
  ['{"isLoggedIn":true,"userInfo":{}}', 'stored'],
  ['{"isLoggedIn":false}', undefined],
  ['not json', undefined],
  [null, undefined],
])('marks the document for %s as %s', (stored, mark) => {
  if (stored !== null) localStorage.setItem('user-store', stored);
  markStoredSession();
  expect(document.documentElement.dataset.session).toBe(mark);
});

it('does nothing when storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(markStoredSession).not.toThrow();
  blocked.mockRestore();
});
