import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeededDatabase } from './seeded-database.mjs';

describe('copySeededDatabase', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'huoban-seeded-test-'));
  });
  afterEach(() => {
    delete process.env['SEEDED_DATABASE'];
    rmSync(folder, { recursive: true });
  });

  it('copies nothing when this run has created no database', () => {
    delete process.env['SEEDED_DATABASE'];
    expect(copySeededDatabase(join(folder, 'pg'))).toBe(false);
    expect(existsSync(join(folder, 'pg'))).toBe(false);
  });

  it('copies the files into a new data folder', () => {
    writeFileSync(join(folder, 'PG_VERSION'), '18');
    process.env['SEEDED_DATABASE'] = folder;
    const target = mkdtempSync(join(tmpdir(), 'huoban-seeded-target-'));
    expect(copySeededDatabase(join(target, 'pg'))).toBe(true);
    expect(existsSync(join(target, 'pg/PG_VERSION'))).toBe(true);
    rmSync(target, { recursive: true });
  });
});
