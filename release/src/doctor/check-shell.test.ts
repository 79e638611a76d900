import { createServer, type ServerResponse } from 'node:http';
import { checkShell } from './check-shell';

const RELEASE = 'a'.repeat(64);
const WELL = { status: 'ok', reason: null, release: RELEASE, sequence: 7 };

/** What doctor makes of a shell that gives this answer. */
async function told(
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

describe('what doctor says of a shell', () => {
  it('is what it serves, when that is what is in force', async () => {
    expect(await told(WELL)).toEqual(['ok: serves aaaaaaaaaaaa (entry 7)']);
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
  ])('is that it is not well, %s', async (_, health, text) => {
    expect(await told(health)).toEqual([`problem: ${text}`]);
  });

  it('is that nothing is in force where it serves something', async () => {
    expect(await told(WELL, null)).toEqual([
      'problem: serves aaaaaaaaaaaa (entry 7), and the channel has nothing in force',
    ]);
  });

  it('is how far its clock is away', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toUTCString();
    const [, clock] = await told(WELL, RELEASE, (response) => response.setHeader('date', hourAgo));
    const [, seconds] =
      /^warning: its clock is (\d+) s away from this one$/.exec(clock ?? '') ?? [];
    expect(Math.abs(Number(seconds) - 3600)).toBeLessThan(10);
  });

  it('is nothing about a clock that it does not show', async () => {
    const silent = await told(WELL, RELEASE, (response) => (response.sendDate = false));
    expect(silent).toHaveLength(1);
  });

  it('is that something else answers there', async () => {
    expect(await told({ hello: 'world' })).toEqual([expect.stringMatching(/^problem: /)]);
  });
});
