import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SECTION_CONTRACT } from '@huoban/contracts';
import { readBuildFolder } from './build-folder';
import { canonicalJson } from './canonical-json';
import { OLDEST_CONTRACT } from '../checks/shared-checks';
import { checkSizes } from '../checks/size-checks';

const FOLDER = path.resolve(import.meta.dirname, '../../../fixtures/contract-1/mfe-legal');
/** Hash of the names and hashes of all files. It never changes. */
const SHA384 = 'SNAKM8mSdLgQeQ/nKVmBNtujW+29Pb+KC/06r98k4wMj+N1SNnv64M9pUNAWP6y1';

describe('the frozen section of the first contract', () => {
  it('is unchanged', async () => {
    const names = await fs.readdir(FOLDER, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      names
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          const hash = createHash('sha384')
            .update(await fs.readFile(file))
            .digest('base64');
          return [path.relative(FOLDER, file).replaceAll(path.sep, '/'), hash];
        }),
    );
    const listed = canonicalJson(Object.fromEntries(files));
    expect(createHash('sha384').update(listed).digest('base64')).toBe(SHA384);
  });

  it('can be published and is accepted by the current shell', async () => {
    const record = await readBuildFolder(FOLDER);
    expect(record).toMatchObject({ name: 'mfe-legal', version: '1.0.0-8aa0b02ec8', contract: 1 });
    expect(OLDEST_CONTRACT).toBeLessThanOrEqual(record.contract);
    expect(record.contract).toBeLessThanOrEqual(SECTION_CONTRACT);
    expect(checkSizes(record)).toEqual([]);
  });
});
