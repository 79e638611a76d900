import { callApi } from '../../drills/service/api-client';
import { residentMemory } from '../../harness/processes';
import { inMb, type Bench, type BenchContext } from '../bench';
import { startBackends, type Backend } from './backends';
import { startBareServer } from './start-bare-server';
import { connectClients, firstCharacter, loadLogins, loadMessages } from './clients';
import { CONNECTIONS, loadLoops, loadUrl, medianOf, type Load } from './load';
import { READS } from './reads';
import { prepareLoginStatement, prepareMessageStatement } from './writes';

const LOGIN = 'login';
const SEND = 'send message';
const BARE_LOGIN = '/login';

class Results {
  private readonly rounds = new Map<string, Load[]>();

  add(endpoint: string, target: string, load: Load): void {
    const key = `${endpoint}\n${target}`;
    this.rounds.set(key, [...(this.rounds.get(key) ?? []), load]);
  }

  of(endpoint: string, target: string): Load | null {
    const rounds = this.rounds.get(`${endpoint}\n${target}`);
    return rounds === undefined ? null : medianOf(rounds);
  }
}

interface Measured {
  backends: readonly Backend[];
  /** Origin of the bare Fastify. */
  bare: string;
  results: Results;
  seconds: number;
}

async function noteMemory(backend: Backend): Promise<void> {
  backend.loaded = Math.max(backend.loaded, await residentMemory(backend.service.pid));
}

async function measureReads({ backends, bare, results, seconds }: Measured): Promise<void> {
  for (const [index, { name, path, body, statement }] of READS.entries()) {
    for (const backend of backends) {
      const target = { url: backend.service.url + path, ...(body && { body }) };
      results.add(name, backend.name, await loadUrl(target, seconds));
      await noteMemory(backend);
      const run = async () => {
        await statement(backend.database.db);
      };
      results.add(name, `${backend.name} SQL`, await loadLoops(run, { seconds }));
    }
    results.add(name, 'bare', await loadUrl({ url: `${bare}/${index}` }, seconds));
  }
}

async function measureWrites({ backends, bare, results, seconds }: Measured): Promise<void> {
  const logInBare = async () => {
    await callApi(bare, BARE_LOGIN);
  };
  results.add(LOGIN, 'bare', await loadLoops(logInBare, { seconds }));
  for (const backend of backends) {
    const { name, service, database } = backend;
    results.add(LOGIN, name, await loadLogins(service.url, seconds));
    const login = await prepareLoginStatement(database.db);
    results.add(LOGIN, `${name} SQL`, await loadLoops(login, { seconds }));
    await noteMemory(backend);
    const clients = await connectClients(service.url);
    const character = await firstCharacter(service.url);
    results.add(SEND, name, await loadMessages(clients, character, seconds));
    await noteMemory(backend);
    for (const socket of clients) socket.disconnect();
    const message = await prepareMessageStatement(database.db);
    results.add(SEND, `${name} SQL`, await loadLoops(message, { seconds }));
  }
}

/** Messages have nothing to be compared with in a bare Fastify. */
function ratio(part: Load | null, whole: Load | null): string {
  if (part === null) return '-';
  return whole === null ? 'n/a' : (part.perSecond / whole.perSecond).toFixed(2);
}

function endpointRows({ backends, results }: Measured): string[][] {
  const cells = (endpoint: string, { name }: Backend): string[] => {
    const load = results.of(endpoint, name);
    return [
      load?.perSecond.toFixed(0) ?? '-',
      load?.p50.toFixed(1) ?? '-',
      load?.p99.toFixed(1) ?? '-',
      ratio(load, results.of(endpoint, 'bare')),
      ratio(load, results.of(endpoint, `${name} SQL`)),
    ];
  };
  const endpoints = [...READS.map(({ name }) => name), LOGIN, SEND];
  return [
    [
      '',
      ...backends.flatMap(({ name }) => [`${name} /s`, 'p50 ms', 'p99 ms', 'to bare', 'to SQL']),
    ],
    ...endpoints.map((endpoint) => [
      endpoint,
      ...backends.flatMap((each) => cells(endpoint, each)),
    ]),
  ];
}

/** Starts a bare Fastify with the responses of the service. @returns its origin */
async function startBare(context: BenchContext, origin: string): Promise<string> {
  const envelope = (payload: unknown) => ({ error_code: 0, error_message: '', payload });
  const responses: Record<string, unknown> = {
    [BARE_LOGIN]: envelope({ access_token: 'x'.repeat(43) }),
  };
  for (const [index, { path, body }] of READS.entries())
    responses[`/${index}`] = envelope(await callApi(origin, path, body ? { body } : {}));
  return startBareServer(context, responses);
}

/** Loads the bundled service on both databases, beside a bare Fastify and the statements alone. */
export const serviceBench: Bench = {
  defaults: { rounds: 3, seconds: 3, idleSeconds: 10 },
  async run(context) {
    const { report, options } = context;
    const { rounds, seconds } = options.numbers;
    report('starting the service on both databases …');
    const backends = await startBackends(context);
    const bare = await startBare(context, backends[0]?.service.url ?? '');
    const measured = { backends, bare, results: new Results(), seconds };
    for (let round = 1; round <= rounds; round += 1) {
      report(`round ${round} of ${rounds} …`);
      await measureReads(measured);
      await measureWrites(measured);
    }
    context.table('endpoints', endpointRows(measured));
    context.table('resident memory', [
      ['', 'idle MB', 'loaded MB'],
      ...backends.map(({ name, idle, loaded }) => [`service on ${name}`, inMb(idle), inMb(loaded)]),
    ]);
    report(
      `
${CONNECTIONS} connections, ${seconds} s each, medians of ${rounds} rounds; load and service share the machine.
to bare: share of the requests that a bare Fastify answers with the same payload; to SQL: share of its main statement alone.
login: codes were sent and read before. send message: through the socket until acknowledged, partners replying.
Limits of calls are raised by LIMIT_* and RESEND_SECONDS for this bench.`,
    );
    return true;
  },
};
