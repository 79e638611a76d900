import { buildRequest } from './build-request';
import { VISITOR_CALLER } from '../testing/test-client';

const LIST = 'GET /api/visitor/game/list';
const SEND = 'POST /api/users/send_phone_verification_code';

const built = (input: unknown, baseUrl = 'http://service') =>
  buildRequest(LIST, input, VISITOR_CALLER, baseUrl);

describe('the request of a call', () => {
  it.each([
    ['an origin', 'http://service', 'http://service/api/visitor/game/list'],
    ['an origin with a slash', 'http://service/', 'http://service/api/visitor/game/list'],
    ['a folder with slashes', 'http://service/x//', 'http://service/x/api/visitor/game/list'],
    ['the origin of the page', '', '/api/visitor/game/list'],
  ])('prepends %s to the path', (_where, baseUrl, url) => {
    expect(built({ query: {} }, baseUrl).url).toBe(url);
  });

  it.each([
    ['one value', { page: 2 }, '?page=2'],
    ['a list, repeated', { genre: ['a', 'b'] }, '?genre=a&genre=b'],
    ['what is not nothing', { page: 0, text: '', genre: null, tag: undefined }, '?page=0&text='],
    ['of a list what is not nothing', { genre: [null, 'b', undefined] }, '?genre=b'],
    ['no question mark without a value', { genre: null }, ''],
    ['no query that is none', 'page=2', ''],
  ])('encodes %s', (_what, query, search) => {
    expect(built({ query }).url).toBe(`http://service/api/visitor/game/list${search}`);
  });

  it.each([[undefined], [null], ['page=2'], [{}]])(
    'has method and address only for %j',
    (input) => {
      const { method, url, headers, body } = built(input);
      expect([method, url, body]).toEqual([
        'GET',
        'http://service/api/visitor/game/list',
        undefined,
      ]);
      expect(headers).not.toHaveProperty('Content-Type');
    },
  );

  it('sends a body as JSON', () => {
    const request = buildRequest(SEND, { body: { phone: '1', seconds: 2 } }, VISITOR_CALLER, '');
    expect(request).toMatchObject({
      method: 'POST',
      url: '/api/users/send_phone_verification_code',
      body: '{"phone":"1","seconds":2}',
    });
    expect(request.headers['Content-Type']).toBe('application/json');
  });
});
