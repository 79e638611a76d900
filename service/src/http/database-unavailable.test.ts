import { silentLog } from '../log';
import { createServer, isDatabaseUnavailable } from './server';

const failing = (code: string): Error => Object.assign(new Error(code), { code });
const cut = new Error('Connection terminated unexpectedly');

it('what is no error at all is no sign of the database', () => {
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
});

describe('a failure in the service', () => {
  it.each([
    ['a refused connection', 'ECONNREFUSED', 503, '2'],
    ['a database that shuts down', '57P01', 503, '2'],
    ['a server that stands still', 'Query read timeout', 503, '2'],
    ['a full disk of the database', '53100', 503, '2'],
    ['a connection that was cut', cut, 503, '2'],
    ['a fault of our own', '42P01', 500, undefined],
    ['a fault without a code', new Error('oh'), 500, undefined],
  ])('says when to come back only if that helps: %s', async (_what, fault, status, wait) => {
    const app = createServer(silentLog);
    app.get('/fail', () => Promise.reject(typeof fault === 'string' ? failing(fault) : fault));
    const response = await app.inject({ url: '/fail' });
    await app.close();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, wait]);
  });
});
