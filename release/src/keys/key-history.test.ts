import fs from 'node:fs/promises';
import path from 'node:path';
import { keysFolder, createRegistry } from '../testing/test-registry';
import { KEY_HISTORY_FILE, readKeyHistory, appendKeyAct } from './key-history';

const emptyKeys = async (): Promise<string> => keysFolder(await createRegistry());

describe('the history of keys', () => {
  it('is empty before the first act', async () => {
    expect(await readKeyHistory(await emptyKeys())).toEqual([]);
  });

  it('records changes in order, also concurrent ones', async () => {
    const keysDir = await emptyKeys();
    const by = { author: 'ming', reason: 'a laptop was lost' };
    await appendKeyAct(keysDir, { act: 'revoke', keys: ['0123456789abcdef'], ...by });
    const others = Array.from({ length: 20 }, (_, index) => `k${index}`);
    await Promise.all(
      others.map((id) => appendKeyAct(keysDir, { act: 'create', keys: [id], ...by })),
    );
    const [first, ...more] = await readKeyHistory(keysDir);
    expect(first).toMatchObject({ act: 'revoke', keys: ['0123456789abcdef'], ...by });
    expect(Date.parse(first?.at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(more.flatMap(({ keys }) => keys).sort()).toEqual(others.sort());
  });

  it('reports an invalid line', async () => {
    const keysDir = await emptyKeys();
    await fs.writeFile(path.join(keysDir, KEY_HISTORY_FILE), '{"act":"burn"}\n');
    await expect(readKeyHistory(keysDir)).rejects.toThrow(/line 1 of .* is invalid/);
  });
});
