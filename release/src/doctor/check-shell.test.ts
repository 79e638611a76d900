import { createServer, type ServerResponse } from 'node:http';
import { checkShell } from './check-shell';

const RELEASE = 'a'.repeat(64);
const WELL = { status: 'ok', reason: null, release: RELEASE, sequence: 7 };

/** Findings for a shell with this health response. */
async function findings(
  health: object,
  expected: string | null = RELEASE,
  prepare: (response: ServerResponse) => void = () => undefined,
) {
  const server = createServer((_, response) => {
    prepare(response);
    response.end(JSON.stringify(health));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const findings = await checkShell(`http://127.0.0.1:${port}`, expected);
  server.closeAllConnections();
  server.close();
  return findings.map(({ state, text }) => `${state}: ${text}`);
}

describe('checkShell', () => {
  it('accepts a shell that serves the active release', async () => {
    expect(await findings(WELL)).toEqual(['ok: serves aaaaaaaaaaaa (entry 7)']);
  });

  it.each([
    [
      'with its reason',
      { ...WELL, status: 'degraded', reason: 'entry 8 is damaged' },
      'serves aaaaaaaaaaaa (entry 7) and is degraded: entry 8 is damaged',
    ],
    [
      'without one',
      { ...WELL, status: 'failing', release: null, sequence: 0 },
      'serves nothing (entry 0) and is failing: a section fails',
    ],
    [
      'with the problems of its artifacts',
      {
        ...WELL,
        status: 'degraded',
        shell: { problem: 'main.js is altered' },
        sections: { 'mfe-home': { problem: null }, 'mfe-legal': { problem: 'looped' } },
      },
      'serves aaaaaaaaaaaa (entry 7) and is degraded: shell main.js is altered; mfe-legal looped',
    ],
  ])('is that it is not well, %s', async (_, health, text) => {
    expect(await findings(health)).toEqual([`problem: ${text}`]);
  });

  it('reports a shell that serves a release while the channel has none', async () => {
    expect(await findings(WELL, null)).toEqual([
      'problem: serves aaaaaaaaaaaa (entry 7), but the active release is none',
    ]);
  });

  it('warns of a clock that differs', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toUTCString();
    const [, clock] = await findings(WELL, RELEASE, (response) =>
      response.setHeader('date', hourAgo),
    );
    const [, seconds] =
      /^warning: its clock differs from this one by (\d+) s$/.exec(clock ?? '') ?? [];
    expect(Math.abs(Number(seconds) - 3600)).toBeLessThan(10);
  });

  it('ignores a missing Date header', async () => {
    const silent = await findings(WELL, RELEASE, (response) => (response.sendDate = false));
    expect(silent).toHaveLength(1);
  });

  it('reports an address that is not a shell', async () => {
    expect(await findings({ hello: 'world' })).toEqual([expect.stringMatching(/^problem: /)]);
  });
});
