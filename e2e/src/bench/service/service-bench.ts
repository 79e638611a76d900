import { bundleService } from '../../drills/service/bundled-service';
import { call } from '../../drills/service/api-client';
import type { Bench } from '../service-bench';
import { textTable } from '../service-text-table';
import { residentOf, startLanes, type Lane } from './backends';
import { CONNECTIONS, loadLoops, loadRoute, middleOf, type Load } from './load';
import { connectPeople, loadLogins, loadSends } from './clients';
import { READS } from './reads';
import { startBare } from './start-bare';
import { oneLogin, oneMessage } from './writes';

export interface ServiceBench extends Bench {
  rounds: number;
  /** Of each measurement. */
  seconds: number;
}

const MB = 1024 * 1024;
const LOGIN = 'login';
const SEND = 'send message';
const BARE_LOGIN = '/login';

/** What was measured, by endpoint and by what was loaded. */
class Results {
  readonly #rounds = new Map<string, Load[]>();

  add(endpoint: string, what: string, load: Load): void {
    const key = `${endpoint}\n${what}`;
    this.#rounds.set(key, [...(this.#rounds.get(key) ?? []), load]);
  }

  of(endpoint: string, what: string): Load | null {
    const rounds = this.#rounds.get(`${endpoint}\n${what}`);
    return rounds === undefined ? null : middleOf(rounds);
  }
}

const noteMemory = async (lane: Lane) => {
  lane.loaded = Math.max(lane.loaded, await residentOf(lane.node.pid));
};

const measureReads = async (
  { seconds }: ServiceBench,
  lanes: Lane[],
  bare: string,
  results: Results,
) => {
  for (const { name, path, body, statement } of READS) {
    for (const lane of lanes) {
      const target = { url: `${lane.node.url}${path}`, ...(body && { body }) };
      results.add(name, lane.name, await loadRoute(target, seconds));
      await noteMemory(lane);
      const once = async () => {
        await statement(lane.bare.db);
      };
      results.add(name, `${lane.name} SQL`, await loadLoops(once, { seconds }));
    }
    results.add(
      name,
      'bare',
      await loadRoute({ url: `${bare}/${READS.findIndex((one) => one.name === name)}` }, seconds),
    );
  }
};

const measureWrites = async (
  { seconds }: ServiceBench,
  lanes: Lane[],
  bare: string,
  results: Results,
) => {
  const bareLogin = async () => {
    await call(bare, BARE_LOGIN);
  };
  results.add(LOGIN, 'bare', await loadLoops(bareLogin, { seconds }));
  for (const lane of lanes) {
    results.add(LOGIN, lane.name, await loadLogins(lane.node.url, seconds));
    const login = await oneLogin(lane.bare.db);
    results.add(LOGIN, `${lane.name} SQL`, await loadLoops(login, { seconds }));
    await noteMemory(lane);
    const people = await connectPeople(lane.node.url);
    const { items } = await call<{ items: { id: string }[] }>(
      lane.node.url,
      '/api/visitor/web/index/characters?size=1',
    );
    results.add(SEND, lane.name, await loadSends(people, items[0]?.id ?? '', seconds));
    await noteMemory(lane);
    for (const socket of people) socket.disconnect();
    const message = await oneMessage(lane.bare.db);
    results.add(SEND, `${lane.name} SQL`, await loadLoops(message, { seconds }));
  }
};

const ratio = (part: Load | null, whole: Load | null) =>
  part === null || whole === null ? '-' : (part.perSecond / whole.perSecond).toFixed(2);

const tableOf = (lanes: Lane[], results: Results): string => {
  const endpoints = [...READS.map(({ name }) => name), LOGIN, SEND];
  const cells = (endpoint: string, lane: Lane) => {
    const load = results.of(endpoint, lane.name);
    const bare = results.of(endpoint, 'bare');
    const sql = results.of(endpoint, `${lane.name} SQL`);
    return [
      load?.perSecond.toFixed(0) ?? '-',
      load?.p50.toFixed(1) ?? '-',
      load?.p99.toFixed(1) ?? '-',
      ratio(load, bare),
      ratio(load, sql),
    ];
  };
  return textTable([
    ['', ...lanes.flatMap(({ name }) => [`${name} /s`, 'p50 ms', 'p99 ms', 'to bare', 'to SQL'])],
    ...endpoints.map((endpoint) => [endpoint, ...lanes.flatMap((lane) => cells(endpoint, lane))]),
  ]);
};

/** Loads the shipped service on both databases, with the same paths bare and the same statements alone beside it. */
export const benchService = async (bench: ServiceBench): Promise<void> => {
  const { say, later } = bench;
  say('starting the service on both databases …');
  await bundleService();
  const lanes = await startLanes(bench);
  const [first] = lanes;
  if (first === undefined) return;
  const answers: Record<string, unknown> = {};
  for (const [index, { path, body }] of READS.entries())
    answers[`/${index}`] = {
      error_code: 0,
      error_message: '',
      payload: await call(first.node.url, path, body ? { body } : {}),
    };
  answers[BARE_LOGIN] = {
    error_code: 0,
    error_message: '',
    payload: { access_token: 'x'.repeat(43) },
  };
  const bare = await startBare(answers);
  later(bare.stop);
  const results = new Results();
  for (let round = 1; round <= bench.rounds; round += 1) {
    say(`round ${round} of ${bench.rounds} …`);
    await measureReads(bench, lanes, bare.origin, results);
    await measureWrites(bench, lanes, bare.origin, results);
  }
  say(tableOf(lanes, results));
  say(
    textTable([
      ['resident memory, MB', 'idle', 'loaded'],
      ...lanes.map(({ name, idle, loaded }) => [
        `service on ${name}`,
        (idle / MB).toFixed(0),
        (loaded / MB).toFixed(0),
      ]),
    ]),
  );
  say(
    [
      `${CONNECTIONS} connections, ${bench.seconds} s each, medians of ${bench.rounds} rounds in turn; generator and service share the machine.`,
      'to bare: share of the requests that a bare Fastify answers with the same payload; to SQL: share of its main statement alone.',
      'login: codes were sent and read before. send message: through the socket until acknowledged, partners replying.',
      'Limits of calls are raised by LIMIT_* and RESEND_SECONDS for this bench.',
    ].join('\n'),
  );
};
