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

/** Keys of the queries that still have data. */
function cachedKeys(): unknown[] {
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

describe('clearPrivateQueries', () => {
  it('resets only private queries when the user changes', () => {
    session.login(ANNA);
    expect(cachedKeys()).toEqual(SAME_FOR_ALL);
    cache.setQueryData(ME, data);
    session.login({ ...ANNA, web_user_id: '2' });
    expect(cachedKeys()).toEqual(SAME_FOR_ALL);
    cache.setQueryData(ME, data);
    session.logout();
    expect(cachedKeys()).toEqual(SAME_FOR_ALL);
  });

  it('keeps them when the same user gets a new token', () => {
    session.login(ANNA);
    cache.setQueryData(ME, data);
    session.login({ ...ANNA, access_token: 'fresh' });
    expect(cachedKeys()).toContainEqual(ME);
  });

  it('stops after cleanup', () => {
    stop();
    session.login(ANNA);
    expect(cachedKeys()).toContainEqual(ME);
  });
});
