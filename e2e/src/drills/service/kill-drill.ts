import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { withCleanup, type CleanupStack } from '../../harness/cleanup';
import { CannotRun, COMMON_OPTIONS, readArgs } from '../../harness/program';
import type { TestCase } from '../../harness/runner';
import { spreadOf, timed } from '../../harness/statistics';
import { writeLine } from '../../harness/text';
import { inMs } from '../context/timing';
import {
  countWrites,
  findLostWrites,
  totalWrites,
  type AcknowledgedWrites,
} from './acknowledged-writes';
import { checkDatabase } from './check-database';
import { createEmbeddedDatabase, createPostgresDatabase, type TestDatabase } from './databases';
import { runServiceDrill } from './run';
import { ServiceProcess } from './service-process';
import { readStory, writeUntilDown } from './writing-client';

const CLIENTS = 6;
const LOAD_MS = { min: 400, max: 1_600 };
/** A slow machine gets more time, so that every kill interrupts writes. */
const WRITES = { min: 40, timeoutMs: 20_000 };
const SHOWN_PROBLEMS = 20;

/** Eleven digits of a Chinese mobile phone. */
const phoneOf = (round: number, client: number): string =>
  `139${String(round * 100 + client).padStart(8, '0')}`;

/**
 * Kills the service without warning while clients log in, report, continue stories and send messages: no acknowledged
 * write may be lost, every index must agree with its table, and the service must be ready again in time.
 */
const killCase = (
  name: string,
  createDatabase: (cleanup: CleanupStack) => Promise<TestDatabase>,
  rounds: number,
): TestCase<null> => ({
  name: `${name}: killed ${rounds} times while clients write, no acknowledged write is lost`,
  run: () =>
    withCleanup(async (cleanup) => {
      const database = await createDatabase(cleanup);
      const service = cleanup.stopLater(await ServiceProcess.create(database.env));
      await service.start();
      const story = await readStory(service.url);
      const clients: AcknowledgedWrites[] = [];
      const readyTimes: number[] = [];
      const problems: string[] = [];
      let indexes = '';
      for (let round = 1; round <= rounds; round += 1) {
        const known = clients.length;
        const written = totalWrites(clients);
        const found: string[] = [];
        let isKilled = false;
        const writers = Array.from({ length: CLIENTS }, (_, index) =>
          writeUntilDown(service.url, phoneOf(round, index), { clients, story }).catch(
            (error: unknown) => {
              if (!isKilled) found.push(`before the kill: ${String(error)}`);
            },
          ),
        );
        await sleep(LOAD_MS.min + Math.random() * (LOAD_MS.max - LOAD_MS.min));
        const deadline = performance.now() + WRITES.timeoutMs;
        while (totalWrites(clients) - written < WRITES.min && performance.now() < deadline)
          await sleep(10);
        isKilled = true;
        await service.kill('SIGKILL');
        await Promise.all(writers);
        const findings = await database.inspect((query) => checkDatabase(query, clients));
        indexes = `${findings.indexes} indexes (${findings.method})`;
        found.push(...findings.problems);
        const { ms } = await timed(async () => {
          await service.start();
          const response = await fetch(`${service.url}/api/health`);
          if (!response.ok) throw new Error(`ready, but ${await response.text()}`);
        });
        readyTimes.push(ms);
        if (ms > database.readyWithinMs)
          found.push(`ready after ${inMs(ms)}, not ${database.readyWithinMs} ms`);
        for (const client of clients.slice(known))
          found.push(...(await findLostWrites(service.url, client, story)));
        problems.push(...found.map((problem) => `round ${round}: ${problem}`));
        writeLine(`${name} ${round}/${rounds}: ready after ${inMs(ms)}, ${found.length} faults`);
      }
      for (const client of clients)
        problems.push(...(await findLostWrites(service.url, client, story)));
      const shown = problems.slice(0, SHOWN_PROBLEMS).join('\n    ');
      assert.ok(problems.length === 0, `${problems.length} faults:\n    ${shown}`);
      const { logins, reports, steps, messages } = countWrites(clients);
      const { min, median, max } = spreadOf(readyTimes);
      return [
        `${logins} logins, ${reports} reports, ${steps} story steps, ${messages} messages, ${indexes}`,
        `ready after ${inMs(min)} to ${inMs(max)} (median ${inMs(median)}, allowed ${database.readyWithinMs} ms)`,
      ].join('; ');
    }),
});

const OPTIONS = { ...COMMON_OPTIONS, rounds: { type: 'string', default: '20' } } as const;

export function runKillDrill(args: readonly string[]): Promise<number> {
  const { rounds, json } = readArgs(args, OPTIONS);
  if (!/^[1-9]\d*$/.test(rounds)) throw new CannotRun('--rounds must be a whole number above 0');
  const cases = [
    killCase('embedded', createEmbeddedDatabase, Number(rounds)),
    killCase('PostgreSQL', createPostgresDatabase, Number(rounds)),
  ];
  return runServiceDrill('service drill', cases, json);
}
