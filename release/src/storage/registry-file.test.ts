import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FolderStorage } from './folder-storage';
import { openRegistry } from './open-registry';
import { PostgresStorage } from './postgres-storage';
import { S3Storage } from './s3/s3-storage';

let registry: string;
beforeEach(async () => {
  registry = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-registry-'));
});
afterEach(() => fs.rm(registry, { recursive: true, force: true }));

const write = (text: string) => fs.writeFile(path.join(registry, 'registry.json'), text);

describe('openRegistry', () => {
  it('uses the folder by default', () => {
    const { artifacts, log } = openRegistry(path.join(registry, 'not-there-yet'));
    expect([artifacts, log].every((storage) => storage instanceof FolderStorage)).toBe(true);
  });

  it('opens the stores of registry.json, one instance per address', async () => {
    const addresses = { artifacts: 's3://bucket/here', log: 'postgres://me@db/registry' };
    await write(JSON.stringify(addresses));
    const { artifacts, log } = openRegistry(registry);
    expect(artifacts).toBeInstanceOf(S3Storage);
    expect(log).toBeInstanceOf(PostgresStorage);
    expect(openRegistry(registry)).toEqual({ artifacts, log });
    expect(openRegistry(registry).log).toBe(log);
  });

  it('uses the folder for a missing address', async () => {
    await write('{"log": "postgres://me@db/registry"}');
    expect(openRegistry(registry).artifacts).toBeInstanceOf(FolderStorage);
  });

  it.each([
    ['{"log": "mysql://db"}', /registry\.json: .*must begin with s3:\/\/ or postgres:\/\//s],
    ['{"logs": "postgres://db/x"}', /registry\.json: .*logs/s],
    ['{', /registry\.json: is not JSON/],
  ])('refuses %s with the reason', async (text, reason) => {
    await write(text);
    expect(() => openRegistry(registry)).toThrow(reason);
  });
});
