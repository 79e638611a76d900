import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSampleContent } from '@huoban/service/testing';
import { withCleanup, type CleanupStack } from '../../harness/cleanup';
import { COMMON_OPTIONS, readArgs } from '../../harness/program';
import { failed, passed } from '../../harness/results';
import type { CaseOutput, TestCase } from '../../harness/runner';
import { percentile } from '../../harness/statistics';
import { waitUntil } from '../../harness/wait';
import { fetchToken, logIn, openSocket, readHistory, type StoredMessage } from './api-client';
import { createEmbeddedDatabase, createPostgresDatabase, type TestDatabase } from './databases';
import { MessageClient, type SentAt } from './message-client';
import { runServiceDrill } from './run';
import { ServiceProcess } from './service-process';

/** Of each of the two clients. */
const MESSAGES = 400;
const PARTNER = '1001';
const PHONE = '13800000001';
/** And as many drops of connections. */
const KILLS = 3;
const SETTLE_MS = 15_000;

/**
 * Two clients write to one partner while nodes are killed and connections to the database dropped: every acknowledged
 * message must be stored once, and reach both clients once and in order.
 */
const messagingCase = (
  name: string,
  createDatabase: (cleanup: CleanupStack) => Promise<TestDatabase>,
  nodeCount: number,
): TestCase<null> => ({
  name,
  run: (_context, output) =>
    withCleanup(async (cleanup) => {
      const database = await createDatabase(cleanup);
      const content = await createSampleContent();
      cleanup.add(() => content.remove());
      const env = { CONTENT_DIR: content.folder, MEDIA_MANIFEST: 'none', ...database.env };
      const nodes: ServiceProcess[] = [];
      for (let count = 0; count < nodeCount; count += 1) {
        const node = cleanup.stopLater(await ServiceProcess.create(env));
        await node.start();
        nodes.push(node);
      }
      return converse(nodes, database, output, cleanup);
    }),
});

async function converse(
  nodes: readonly ServiceProcess[],
  { dropConnections }: TestDatabase,
  output: CaseOutput,
  cleanup: CleanupStack,
): Promise<string> {
  const [first, last] = [nodes[0], nodes.at(-1)];
  assert.ok(first && last);
  const login = await logIn(first.url, PHONE);
  const sentAt: SentAt = new Map();
  const token = await fetchToken(first.url, login);
  const createClient = (name: string, { url }: ServiceProcess) => {
    const options = { autoConnect: false, reconnectionDelay: 50, reconnectionDelayMax: 200 };
    const socket = openSocket(url, token, options);
    cleanup.add(() => socket.disconnect());
    return new MessageClient(name, socket, PARTNER, sentAt);
  };
  const clients = [createClient('left', first), createClient('right', last)];
  let crashes = 0;
  const faults: (() => Promise<void>)[] = [];
  for (let nth = 0; nth < KILLS; nth += 1) {
    faults.push(async () => {
      const node = nodes[nth % nodes.length] ?? first;
      await node.kill('SIGKILL');
      await node.start();
    });
    if (dropConnections !== null)
      faults.push(async () => {
        await dropConnections();
        await sleep(300);
        crashes += nodes.filter(({ isAlive }) => !isAlive).length;
      });
  }
  const interval = (2 * MESSAGES) / (faults.length + 1);
  let acknowledged = 0;
  let begun = 0;
  let injected: Promise<void> = Promise.resolve();
  const onAcknowledged = () => {
    acknowledged += 1;
    const fault = faults[begun];
    if (fault === undefined || acknowledged < (begun + 1) * interval) return;
    begun += 1;
    injected = injected.then(fault);
  };
  await Promise.all(clients.map((client) => client.sendAll(MESSAGES, onAcknowledged)));
  await injected;
  const history = await readHistory(first.url, login, PARTNER);
  const end = history.at(-1)?.seq ?? 0;
  const isSettled = () => clients.every(({ lastSeq }) => lastSeq >= end);
  await waitUntil('all messages have arrived', SETTLE_MS, isSettled).catch(() => undefined);
  const counts = countMessages(clients, history);
  const expected = { acknowledged: 2 * MESSAGES, lost: 0, missing: 0, twice: 0, disordered: 0 };
  for (const [name, count] of Object.entries({ ...expected, crashes: 0 })) {
    const found = { ...counts, crashes }[name as keyof typeof expected];
    output.report(found === count ? passed(name) : failed(name, `${found}, not ${count}`));
  }
  const sum = (of: (client: MessageClient) => number) =>
    clients.reduce((total, client) => total + of(client), 0);
  return [
    `${KILLS} kills, ${dropConnections === null ? 0 : KILLS} drops, ${history.length} stored`,
    `${sum(({ resent }) => resent)} resent, ${sum(({ connections }) => connections)} connections`,
    `acknowledged ${showTimes(clients.flatMap(({ acknowledgeTimes }) => acknowledgeTimes))}`,
    `arrived ${showTimes(clients.flatMap(({ arrivalTimes }) => arrivalTimes))}`,
  ].join(', ');
}

const showTimes = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms p99 ${percentile(times, 0.99).toFixed(0)} ms`;

function countMessages(clients: readonly MessageClient[], history: readonly StoredMessage[]) {
  const stored = history.map(({ client_message_id: id }) => id);
  const acknowledged = clients.flatMap((client) => [...client.acknowledged]);
  const counts = {
    acknowledged: acknowledged.length,
    lost: 0,
    missing: 0,
    twice: 0,
    disordered: 0,
  };
  counts.lost = acknowledged.filter(
    (id) => stored.filter((each) => each === id).length !== 1,
  ).length;
  for (const { received } of clients) {
    const seen = new Set(received.map(({ seq }) => seq));
    counts.twice += received.length - seen.size;
    counts.missing += history.filter(({ seq }) => !seen.has(seq)).length;
    counts.disordered += received.filter(
      ({ seq }, index) => index > 0 && seq <= (received[index - 1]?.seq ?? 0),
    ).length;
  }
  return counts;
}

export const runMessagingDrill = (args: readonly string[]): Promise<number> =>
  runServiceDrill(
    'messaging drill',
    [
      messagingCase('PostgreSQL, two nodes', createPostgresDatabase, 2),
      messagingCase('embedded, one node', createEmbeddedDatabase, 1),
    ],
    readArgs(args, COMMON_OPTIONS).json,
  );
