import Fastify from 'fastify';
import { testSite } from '@huoban/runtime/testing';
import { securityHeaders } from '../../server/document/security-headers';
import { ReportLimiter } from './report-limiter';
import { FaultCounters } from './fault-counters';
import { metricsText } from './prometheus';
import { registerCspReportRoute, CSP_REPORT_PATH } from './csp-report-route';

const report = (directive: unknown) => ({
  'csp-report': { 'document-uri': 'https://huoban.example/', 'effective-directive': directive },
});

async function route() {
  const app = Fastify();
  const counters = new FaultCounters();
  const clock = { now: 0 };
  const limiter = new ReportLimiter(() => clock.now);
  registerCspReportRoute(app, { counters, trustedProxy: '127.0.0.1', limiter });
  const send = async (body: unknown, from = '1.1.1.1') => {
    const answer = await app.inject({
      method: 'POST',
      url: CSP_REPORT_PATH,
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return answer.statusCode;
  };
  return { send, counters, clock };
}

describe('POST /-/violation', () => {
  it('counts violations by directive', async () => {
    const { send, counters } = await route();
    expect(await send(report('script-src-elem'))).toBe(204);
    await send(report('script-src-elem'), '2.2.2.2');
    await send(report('img-src'));
    expect(metricsText(counters)).toContain(
      'huoban_policy_violations_total{directive="script-src-elem"} 2\n' +
        'huoban_policy_violations_total{directive="img-src"} 1',
    );
  });

  it('counts once a minute for each address and directive', async () => {
    const { send, counters, clock } = await route();
    for (let times = 0; times < 5; times += 1) await send(report('img-src'));
    expect(counters.violations.get('img-src')).toBe(1);
    clock.now += 60_000;
    await send(report('img-src'));
    expect(counters.violations.get('img-src')).toBe(2);
  });

  it('ignores bodies that are no report, with the same answer', async () => {
    const { send, counters } = await route();
    for (const body of ['', '{', 'null', '[]', {}, report(7), report('a"} 1\nevil'), report('')])
      expect(await send(body)).toBe(204);
    expect(counters.violations.size).toBe(0);
    expect(await send(report('x'.repeat(9_000)))).toBe(413);
  });

  it('counts the addresses of an IPv6 network as one', async () => {
    const { send, counters } = await route();
    await send(report('img-src'), '2001:db8::1');
    await send(report('img-src'), '2001:db8::2');
    expect(counters.violations.get('img-src')).toBe(1);
  });

  it('counts every directive of the policy', async () => {
    const { send, counters } = await route();
    const headers = securityHeaders({ scripts: [], styles: [] }, testSite);
    const policy = headers['content-security-policy'] ?? '';
    const names = policy.split('; ').map((directive) => directive.split(' ')[0] ?? '');
    for (const name of names) await send(report(name));
    expect([...counters.violations.keys()]).toEqual(names.filter((name) => name !== 'report-uri'));
  });

  it('counts a directive after any number of invented ones', async () => {
    const { send, counters } = await route();
    for (let index = 0; index < 60; index += 1) {
      const letters = String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26));
      await send(report(`made-up-${letters}`));
    }
    await send(report('script-src-elem'));
    expect([...counters.violations]).toEqual([['script-src-elem', 1]]);
  });
});
