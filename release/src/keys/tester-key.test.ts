import fs from 'node:fs/promises';
import { createRegistry, keysFolder, TEST_TESTER } from '../testing/test-registry';
import { ensureFirstKey } from './key-folder';
import { loadTrustedKeys, privateKeyFile } from './key-files';
import { readKeyHistory } from './key-history';
import { findTesterKey } from './tester-key';

describe("the tester's key", () => {
  it('is created once in a folder that trusts no tester, with a line in the history', async () => {
    const keys = await createRegistry();
    await ensureFirstKey(keys);
    const file = await findTesterKey(keys);
    expect(await findTesterKey(keys)).toBe(file);
    const testers = (await loadTrustedKeys(keys)).records.filter(({ role }) => role === 'tester');
    expect(testers.map(({ id }) => privateKeyFile(keys, id))).toEqual([file]);
    const acts = await readKeyHistory(keys);
    expect(acts).toMatchObject([{ act: 'create', keys: [testers[0]?.id] }]);
  });

  it('is not created beside a trusted tester whose key is elsewhere', async () => {
    const keys = keysFolder(await createRegistry());
    await fs.rm(privateKeyFile(keys, TEST_TESTER.key));
    await expect(findTesterKey(keys)).rejects.toThrow(/R020 .*role tester/);
  });

  it('is the file of SMOKE_KEY when it is set', async () => {
    process.env['SMOKE_KEY'] = '/elsewhere/hana.pem';
    const found = await findTesterKey('/nowhere').finally(() => delete process.env['SMOKE_KEY']);
    expect(found).toBe('/elsewhere/hana.pem');
  });
});
