import { createQueryClient, localStore } from '@huoban/runtime/internal';
import { forgetPrivateData } from './forget-private-data';
import { SessionStore } from './session-store';

const ME = ['zh', 'GET /api/users/me/', {}];
const GAMES = ['zh', 'GET /api/visitor/game/list', {}];

it('forgets what was said to one visitor as soon as it is another, and nothing else', () => {
  localStorage.clear();
  const session = new SessionStore(localStore);
  const cache = createQueryClient();
  const stop = forgetPrivateData(session, cache);
  cache.setQueryData(ME, { nickname: 'Anna' });
  cache.setQueryData(GAMES, { items: [] });

  session.login({ access_token: 'a', web_user_id: '1' });
  expect(cache.getQueryData(ME)).toBeUndefined();
  expect(cache.getQueryData(GAMES)).toEqual({ items: [] });

  cache.setQueryData(ME, { nickname: 'Anna' });
  session.login({ access_token: 'fresh', web_user_id: '1' });
  expect(cache.getQueryData(ME)).toEqual({ nickname: 'Anna' });
  stop();
  cache.clear();
});
