import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { fileRecord } from '../registry/digests';
import { DocumentTooLarge } from './storage';
import { describeIfSet } from './testing/describe-if-set';
import { PostgresStorage } from './postgres-storage';
import { describeStorage } from './testing/storage-contract';

/** Creates an empty database on the test server. */
async function makeDatabase(server: string) {
  const name = `huoban_release_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const opened: PostgresStorage[] = [];
  const connect = (address = url): PostgresStorage => {
    const storage = new PostgresStorage(address);
    opened.push(storage);
    return storage;
  };
  const close = async () => {
    for (const storage of opened) await storage.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url, admin, connect, close };
}

describeIfSet('TEST_DATABASE_URL', 'PostgresStorage', (server) => {
  describeStorage('PostgreSQL', () => makeDatabase(server));

  it('hashes a large file in slices, and transfers nothing of one over its limit', async () => {
    const { connect, close } = await makeDatabase(server);
    const content = randomBytes(2.5 * 2 ** 20);
    const storage = connect();
    await storage.create('large', content);
    const query = jest.spyOn(pg.Pool.prototype, 'query');
    const hashed = await storage.hash('large', content.byteLength);
    const refused = storage.hash('large', content.byteLength - 1);
    await expect(refused).rejects.toThrow(DocumentTooLarge);
    const rows = await Promise.all(
      query.mock.results.map(async ({ value }) => {
        const result = (await value) as unknown as { rows: { slice?: Buffer | null }[] };
        return result.rows.map(({ slice }) => slice?.byteLength ?? 0);
      }),
    );
    query.mockRestore();
    await close();
    expect(hashed).toEqual(fileRecord(content));
    expect(rows.flat()).toEqual([2 ** 20, 2 ** 20, 2 ** 19, 0]);
  });

  it('works for a role with SELECT only', async () => {
    const { url, admin, connect, close } = await makeDatabase(server);
    const role = `reader_${randomBytes(6).toString('hex')}`;
    await connect().create('a', 'x');
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(`create role ${role} login; grant select on release_documents to ${role}`);
    const reader = connect(Object.assign(new URL(url), { username: role }).href);
    const read = await reader.read('a');
    const refused = await reader.create('b', 'y').catch(String);
    await owner.query(`drop owned by ${role}`);
    await owner.end();
    await admin.query(`drop role ${role}`);
    await close();
    expect(read?.toString()).toBe('x');
    expect(refused).toMatch(/creating b failed: permission denied/);
  });
});

describe('PostgresStorage without a server', () => {
  it('reports the address without the password', async () => {
    const storage = new PostgresStorage('postgres://me:secret@127.0.0.1:1/registry');
    const failed: unknown = await storage.read('a').catch((error: unknown) => error);
    expect(String(failed)).toMatch(/postgres:\/\/127\.0\.0\.1:1\/registry: reading a failed: ./);
    expect(String(failed)).not.toContain('secret');
    await storage.close();
  });
});
