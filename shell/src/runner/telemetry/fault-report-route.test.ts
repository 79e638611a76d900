import Fastify from 'fastify';
import { addressNetwork, clientAddress } from '../http/client-address';
import { testTokens, visitorAt } from '../visitors/testing/visitors';
import { RecentReleases } from '../releases/recent-releases';
import { releaseOf } from '../releases/testing/releases';
import { ReportLimiter } from './report-limiter';
import { registerFaultReportRoute } from './fault-report-route';
import { FaultCounters } from './fault-counters';

const ID = 'a'.repeat(64);
const REPORT = { release: ID, section: 'mfe-home', version: '1', cause: 'chunk', path: '/' };
const GOOD = { ...REPORT, token: testTokens.issue(ID) };

async function route() {
  const app = Fastify();
  const counters = new FaultCounters();
  const recent = new RecentReleases();
  recent.add({ id: ID, release: releaseOf() });
  const sample = { record: jest.fn() };
  const clock = { now: 0 };
  registerFaultReportRoute(app, {
    counters,
    recent,
    sample,
    tokens: testTokens,
    visitorOf: (request) => visitorAt(addressNetwork(clientAddress(request, '127.0.0.1'))),
    limiter: new ReportLimiter(() => clock.now),
  });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/-/beacon',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '1.1.1.1', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return answer.statusCode;
  };
  const failures = () => counters.summary()[ID]?.failures ?? 0;
  return { app, send, counters, clock, failures, sample };
}

describe('POST /-/beacon', () => {
  it('counts a version that failed in a browser', async () => {
    const { send, counters, failures } = await route();
    expect(await send(GOOD)).toBe(204);
    expect(await send(GOOD, { 'content-type': 'text/plain', 'x-forwarded-for': '2.2.2.2' })).toBe(
      204,
    );
    expect(failures()).toBe(2);
    expect(counters.faults()).toEqual([
      { release: ID, section: 'mfe-home', version: '1', cause: 'chunk', count: 2 },
    ]);
  });

  it('counts each address, release and section once a minute, whatever the cause', async () => {
    const { send, clock, counters, failures } = await route();
    await send(GOOD);
    await send({ ...GOOD, cause: 'render' });
    expect([failures(), counters.droppedReports]).toEqual([1, 1]);
    await send({ ...GOOD, section: 'mfe-legal' });
    await send(GOOD, { 'x-forwarded-for': '2.2.2.2' });
    expect(failures()).toBe(3);
    clock.now += 60_000;
    await send(GOOD);
    expect(failures()).toBe(4);
  });

  it('counts no report without a body, and refuses a body that ends early', async () => {
    const { app, counters, failures } = await route();
    const empty = await app.inject({ method: 'POST', url: '/-/beacon' });
    const headers = { 'content-type': 'application/json', 'content-length': '900' };
    const early = await app.inject({ method: 'POST', url: '/-/beacon', headers, payload: '{}' });
    expect([empty.statusCode, early.statusCode]).toEqual([204, 400]);
    expect([failures(), counters.droppedReports]).toEqual([0, 2]);
  });

  it('counts an IPv6 network of 64 bits as one address', async () => {
    const { send, failures, sample } = await route();
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3::4'])
      await send(GOOD, { 'x-forwarded-for': address });
    expect(failures()).toBe(1);
    const visitor = expect.objectContaining({ network: '2001:db8:1:2' });
    expect(sample.record.mock.calls).toEqual(Array(2).fill([ID, visitor, true]));
  });

  it.each([
    ['another release', { ...GOOD, release: 'b'.repeat(64) }],
    ['no token', REPORT],
    ['a token of no document', { ...GOOD, token: '1.abc' }],
    ['the token of another release', { ...GOOD, token: testTokens.issue('b') }],
    ['another section', { ...GOOD, section: 'mfe-evil' }],
    ['a version that the release does not name', { ...GOOD, version: '2' }],
    ['a cause outside of the list', { ...GOOD, cause: 'mood' }],
    ['an unknown field', { ...GOOD, phone: '139' }],
    ['no JSON', '{"release":'],
    ['nothing', ''],
  ])('drops %s, and counts it as dropped', async (_, body) => {
    const { send, counters, failures, sample } = await route();
    expect(await send(body)).toBe(204);
    expect([failures(), counters.droppedReports]).toEqual([0, 1]);
    expect(sample.record).not.toHaveBeenCalled();
  });

  it('drops cross-site requests', async () => {
    const { send, failures } = await route();
    await send(GOOD, { 'sec-fetch-site': 'cross-site' });
    expect(failures()).toBe(0);
    await send(GOOD, { 'sec-fetch-site': 'same-origin' });
    expect(failures()).toBe(1);
  });

  it('reads no more than 2 KB', async () => {
    const { send, counters } = await route();
    expect(await send({ ...GOOD, path: 'x'.repeat(3000) })).toBe(413);
    expect(counters.droppedReports).toBe(1);
  });
});

describe('ReportLimiter', () => {
  it('bounds the number of keys and refuses further ones', () => {
    const limiter = new ReportLimiter(() => 0, 2);
    expect(['a', 'b', 'c', 'a'].map((key) => limiter.allow(key))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
