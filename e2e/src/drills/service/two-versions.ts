import assert from 'node:assert/strict';
import { LATEST_MIGRATION, MIGRATIONS } from '@huoban/service/testing';
import { readJson } from '../../harness/http';
import { waitUntil } from '../../harness/wait';
import { test, type Drill } from '../drill';
import {
  countWrites,
  findLostWrites,
  totalWrites,
  type AcknowledgedWrites,
} from './acknowledged-writes';
import { createPostgresDatabase } from './databases';
import { bundleServiceBefore } from './older-service';
import { ServiceProcess } from './service-process';
import { readStory, writeUntilDown } from './writing-client';

const CLIENTS = 2;
const SLOW = /no acknowledgement|timeout/i;
const WRITES = 20;
const WRITTEN_MS = 60_000;

/** A service with clients that write until it is stopped. */
class WrittenService {
  readonly clients: AcknowledgedWrites[] = [];
  readonly problems: string[] = [];
  private isStopping = false;
  private numbers = 0;

  constructor(
    readonly name: string,
    readonly process: ServiceProcess,
    /** First digits of the numbers of its clients. */
    private readonly prefix: string,
  ) {}

  async start(): Promise<void> {
    this.isStopping = false;
    await this.process.start();
  }

  async write(): Promise<void> {
    const written = { clients: this.clients, story: await readStory(this.process.url) };
    for (let client = 0; client < CLIENTS; client += 1) void this.writeAs(written);
  }

  /** A client begins again with another number when a busy machine was too slow for it. */
  private async writeAs(written: Parameters<typeof writeUntilDown>[2]): Promise<void> {
    this.numbers += 1;
    const phone = this.prefix + String(this.numbers).padStart(2, '0');
    await writeUntilDown(this.process.url, phone, written).catch((error: unknown) => {
      if (this.isStopping) return undefined;
      if (SLOW.test(String(error))) return this.writeAs(written);
      this.problems.push(`${this.name}: ${String(error)}`);
      return undefined;
    });
  }

  async written(): Promise<void> {
    const before = totalWrites(this.clients);
    await waitUntil(`writes by the ${this.name} service`, WRITTEN_MS, () => {
      return this.problems.length > 0 || totalWrites(this.clients) >= before + WRITES;
    });
    assert.deepEqual(this.problems, []);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.process.stop();
  }
}

/** The service of today, and the one before its last migration. */
export const twoVersionDrills: readonly Drill[] = [
  test('the service before the last migration runs beside the present one: both read what both wrote, and the older one starts again on the newer schema', async ({
    cleanup,
  }) => {
    const database = await createPostgresDatabase(cleanup);
    const folder = await cleanup.temporaryFolder('huoban-older-');
    await bundleServiceBefore(LATEST_MIGRATION, folder);
    const [olderProcess, newerProcess] = [
      cleanup.stopLater(await ServiceProcess.create(database.env, folder)),
      cleanup.stopLater(await ServiceProcess.create(database.env)),
    ];
    const older = new WrittenService('older', olderProcess, '139000098');
    const newer = new WrittenService('newer', newerProcess, '139000099');
    const lastMigration = () =>
      database.inspect(async (query) => {
        const [row] = await query<{ last: string }>(
          'select max(name) as last from kysely_migration',
        );
        return row?.last;
      });
    const expectNothingLost = async (
      { url }: ServiceProcess,
      clients: readonly AcknowledgedWrites[],
    ) => {
      const story = await readStory(url);
      for (const client of clients) assert.deepEqual(await findLostWrites(url, client, story), []);
    };

    await older.start();
    assert.equal(await lastMigration(), MIGRATIONS.at(-2), 'the schema of the older service');
    await older.write();
    await older.written();
    await newer.start();
    assert.equal(await lastMigration(), LATEST_MIGRATION, 'the schema of the newer service');
    await newer.write();
    await Promise.all([older.written(), newer.written()]);
    await older.stop();
    await expectNothingLost(newerProcess, older.clients);
    await newer.stop();
    await older.start();
    const { parts } = await readJson<{ parts: Record<string, string> }>(
      fetch(`${olderProcess.url}/health`),
    );
    assert.equal(parts['migrations'], 'degraded', 'health of the older service');
    await expectNothingLost(olderProcess, [...older.clients, ...newer.clients]);
    assert.deepEqual([...older.problems, ...newer.problems], []);
    const { logins, reports, steps, messages } = countWrites([...older.clients, ...newer.clients]);
    return `${MIGRATIONS.at(-2) ?? ''} beside ${LATEST_MIGRATION}: ${logins} logins, ${reports} reports, ${steps} story steps, ${messages} messages`;
  }),
];
