import { setTimeout as sleep } from 'node:timers/promises';
import { compare, type Findings } from './messaging-findings';
import type { NodeProcess } from './service-process';
import { signIn, wholeHistory } from './sign-in';
import { Talker, type SentAt } from './message-client';

const SETTLE_MS = 15_000;

export interface Lane {
  name: string;
  nodes: readonly [NodeProcess, ...NodeProcess[]];
  characterId: string;
  /** Of each of the two clients. */
  messages: number;
  /** Cuts all connections of the nodes to their database; `null` where there are none. */
  dropConnections: (() => Promise<void>) | null;
}

const KILLS = 3;
const DROPS = 3;

/** Two clients talk while nodes are killed and connections cut, spread over the talk. */
export const runLane = async (lane: Lane): Promise<Findings> => {
  const { nodes, characterId, messages, dropConnections } = lane;
  const [first] = nodes;
  const last = nodes.at(-1) ?? first;
  for (const node of nodes) await node.start();
  const person = await signIn(first.url);
  const sentAt: SentAt = new Map();
  const talkers = [
    new Talker('left', first.url, person.imToken, characterId, sentAt),
    new Talker('right', last.url, person.imToken, characterId, sentAt),
  ];
  let crashes = 0;
  const faults: (() => Promise<void>)[] = [];
  for (let nth = 0; nth < Math.max(KILLS, DROPS); nth += 1) {
    if (nth < KILLS)
      faults.push(async () => {
        const node = nodes[nth % nodes.length] ?? first;
        await node.kill('SIGKILL');
        await node.start();
      });
    if (dropConnections !== null && nth < DROPS)
      faults.push(async () => {
        await dropConnections();
        await sleep(300);
        crashes += nodes.filter(({ alive }) => !alive).length;
      });
  }
  const count = faults.length;
  let said = 0;
  let begun = 0;
  let injecting: Promise<void> = Promise.resolve();
  const onSaid = () => {
    said += 1;
    if (begun >= count || said < ((begun + 1) * 2 * messages) / (count + 1)) return;
    const fault = faults[begun];
    begun += 1;
    if (fault !== undefined) injecting = injecting.then(fault);
  };
  try {
    await Promise.all(talkers.map((talker) => talker.talk(messages, onSaid)));
    await injecting;
    const history = await wholeHistory(first.url, person, characterId);
    const end = history.at(-1)?.seq ?? 0;
    const deadline = Date.now() + SETTLE_MS;
    const settled = () => talkers.every(({ received }) => (received.at(-1)?.seq ?? 0) >= end);
    while (!settled() && Date.now() < deadline) await sleep(50);
    const drops = dropConnections === null ? 0 : DROPS;
    const about = { lane: lane.name, kills: KILLS, drops, crashes };
    return compare(about, talkers, history);
  } finally {
    for (const talker of talkers) talker.close();
    for (const node of nodes) await node.kill('SIGTERM');
  }
};
