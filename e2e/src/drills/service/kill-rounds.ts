import { setTimeout as sleep } from 'node:timers/promises';
import type { NodeProcess } from './service-process';
import { shippedService } from './bundled-service';
import type { Lane } from './backends';
import { Ledger } from './acknowledged-writes';
import { brokenPromises } from './check-writes';
import { checkStore } from './check-database';
import { readStory, visit } from './writing-client';

export interface Findings {
  lane: string;
  kills: number;
  promised: Ledger['counts'];
  /** ms from the start of the process to the first healthy answer, one a kill. */
  readyTimes: number[];
  readyWithin: number;
  indexes: number;
  how: string;
  problems: string[];
}

const VISITORS = 6;
const LOAD_MS = { least: 400, most: 1_600 };
/** A slow machine is given longer, so that every kill comes in the middle of writing. */
const WRITES = { least: 40, patienceMs: 20_000 };

const startTimed = async (node: NodeProcess): Promise<number> => {
  const began = performance.now();
  await node.start();
  const response = await fetch(`${node.url}/api/health`);
  if (!response.ok) throw new Error(`the service is ready, yet ${await response.text()}`);
  return performance.now() - began;
};

/** A number for each visit: eleven digits of a Chinese mobile phone. */
const phoneOf = (round: number, visitor: number) =>
  `139${String(round * 100 + visitor).padStart(8, '0')}`;

/** Kills the service again and again while people write, and looks at what is left. */
export const runLane = async (
  lane: Lane,
  rounds: number,
  say: (line: string) => void,
): Promise<Findings> => {
  const node = await shippedService(lane.name, lane.environment);
  const ledger = new Ledger();
  const found: Findings = {
    lane: lane.name,
    kills: 0,
    promised: ledger.counts,
    readyTimes: [],
    readyWithin: lane.readyWithin,
    indexes: 0,
    how: '',
    problems: [],
  };
  await node.start();
  try {
    const story = await readStory(node.url);
    for (let round = 1; round <= rounds; round += 1) {
      const before = ledger.people.length;
      const written = ledger.total;
      let killed = false;
      const visits = Array.from({ length: VISITORS }, (_, visitor) =>
        visit(node.url, phoneOf(round, visitor), { ledger, story }).catch((error: unknown) => {
          // A visit ends by the kill; whatever ends it earlier is a finding.
          if (!killed) found.problems.push(`round ${round}: ${String(error)}`);
        }),
      );
      await sleep(LOAD_MS.least + Math.random() * (LOAD_MS.most - LOAD_MS.least));
      const deadline = performance.now() + WRITES.patienceMs;
      while (ledger.total - written < WRITES.least && performance.now() < deadline) await sleep(10);
      killed = true;
      await node.kill('SIGKILL');
      found.kills += 1;
      await Promise.all(visits);
      const store = await lane.inspect((ask) => checkStore(ask, ledger));
      [found.indexes, found.how] = [store.indexes, store.how];
      const ready = await startTimed(node);
      found.readyTimes.push(ready);
      if (ready > lane.readyWithin)
        store.problems.push(`ready after ${Math.round(ready)} ms, not ${lane.readyWithin}`);
      const broken: string[] = [];
      for (const person of ledger.people.slice(before))
        broken.push(...(await brokenPromises(node.url, person, story)));
      const problems = [...store.problems, ...broken].map((one) => `round ${round}: ${one}`);
      found.problems.push(...problems);
      say(
        `${lane.name} ${round}/${rounds}: ready after ${Math.round(ready)} ms, ${problems.length} faults`,
      );
    }
    for (const person of ledger.people)
      found.problems.push(...(await brokenPromises(node.url, person, story)));
  } finally {
    await node.kill('SIGTERM');
  }
  return { ...found, promised: ledger.counts };
};
