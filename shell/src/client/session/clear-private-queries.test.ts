import { createQueryClient, localStore } from '@huoban/runtime/internal';
import { clearPrivateQueries } from './clear-private-queries';
import { SessionStore } from './session-store';

const ME = ['zh', 'GET /api/users/me/', {}];
const MESSAGES = ['en', 'GET /api/im/get_token', {}];
const SAME_FOR_ALL = [
  ['zh', 'GET /api/visitor/game/list', {}],
  ['zh', 'GET /api/imprint/', {}],
  ['zh', 'GET /api/visitor/api/users/', {}],
  ['zh', 'of GET /api/users/me/', {}],
  ['zh', ['GET /api/users/me/']],
];
const ANNA = { access_token: 'a', web_user_id: '1' };

const data = { said: 'before' };
let session: SessionStore;
let cache: ReturnType<typeof createQueryClient>;
let stop: () => void;

/** What the cache still holds of everything that was in it. */
function left(): unknown[] {
  return [ME, MESSAGES, ...SAME_FOR_ALL].filter((key) => cache.getQueryData(key) !== undefined);
}

beforeEach(() => {
  localStorage.clear();
  session = new SessionStore(localStore);
  cache = createQueryClient();
  stop = clearPrivateQueries(session, cache);
  for (const key of [ME, MESSAGES, ...SAME_FOR_ALL]) cache.setQueryData(key, data);
});
afterEach(() => {
  stop();
  cache.clear();
});

describe('what was said to one visitor', () => {
  it('is forgotten as soon as it is another, and nothing else', () => {
    session.login(ANNA);
    expect(left()).toEqual(SAME_FOR_ALL);
    cache.setQueryData(ME, data);
    session.login({ ...ANNA, web_user_id: '2' });
    expect(left()).toEqual(SAME_FOR_ALL);
    cache.setQueryData(ME, data);
    session.logout();
    expect(left()).toEqual(SAME_FOR_ALL);
  });

  it('stays while the same one gets a fresh token', () => {
    session.login(ANNA);
    cache.setQueryData(ME, data);
    session.login({ ...ANNA, access_token: 'fresh' });
    expect(left()).toContainEqual(ME);
  });

  it('is not watched any more by a page that is gone', () => {
    stop();
    session.login(ANNA);
    expect(left()).toContainEqual(ME);
  });
});
