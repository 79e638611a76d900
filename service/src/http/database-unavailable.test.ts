import { silentLog } from '../process/log';
import { createServer, isDatabaseUnavailable } from './server';

const failing = (code: string): Error => Object.assign(new Error(code), { code });
const terminated = new Error('Connection terminated unexpectedly');

it('does not treat other values as database errors', () => {
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
});

describe('a failure in the service', () => {
  it.each([
    ['a refused connection', 'ECONNREFUSED', 503, '2'],
    ['a database shutdown', '57P01', 503, '2'],
    ['a frozen server', 'Query read timeout', 503, '2'],
    ['a full disk of the database', '53100', 503, '2'],
    ['a terminated connection', terminated, 503, '2'],
    ['an error in a statement', '42P01', 500, undefined],
    ['an error without a code', new Error('oh'), 500, undefined],
  ])('has Retry-After only for database failures: %s', async (_case, fault, status, wait) => {
    const app = createServer(silentLog);
    app.get('/fail', () => Promise.reject(typeof fault === 'string' ? failing(fault) : fault));
    const response = await app.inject({ url: '/fail' });
    await app.close();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, wait]);
  });
});
