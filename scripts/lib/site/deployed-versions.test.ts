import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changedSince, readDeployedVersions, writeDeployedVersions } from './deployed-versions';

const newFolder = () => fs.mkdtemp(path.join(os.tmpdir(), 'huoban-start-'));

describe('deployed versions', () => {
  it('are empty before the first start', async () => {
    expect(await readDeployedVersions(await newFolder())).toEqual({});
  });

  it('are stored', async () => {
    const folder = await newFolder();
    await writeDeployedVersions(folder, { shell: '1', 'mfe-home': '2' });
    expect(await readDeployedVersions(folder)).toEqual({ shell: '1', 'mfe-home': '2' });
  });

  it('exclude unchanged versions, so that a manual rollback survives', () => {
    const last = { shell: '1', 'mfe-home': '2' };
    expect(changedSince(last, last)).toEqual({});
    expect(changedSince(last, { shell: '1', 'mfe-home': '3', 'mfe-legal': '1' })).toEqual({
      'mfe-home': '3',
      'mfe-legal': '1',
    });
  });
});
