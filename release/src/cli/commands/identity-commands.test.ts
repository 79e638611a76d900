import { createKey } from '../../keys/key-folder';
import { readKeyHistory } from '../../keys/key-history';
import { keysFolder } from '../../testing/test-registry';
import { writeFailure } from '../output';
import { BY_MING, FORCED, runCommand, siteWithNewHome } from '../testing/run-command';

const PIN = ['pin', 'mfe-home', '2.0.0', ...FORCED];
const REASON = ['--reason', 'two persons release'];

async function siteOfTwo() {
  const registry = await siteWithNewHome();
  const keys = keysFolder(registry);
  await createKey(keys, 'manager', 'ming');
  await runCommand(registry, 'keys', 'create', '--owner', 'hana', ...REASON);
  return { registry, keys };
}

describe('keys policy', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('lets an act wait for the confirmation of another owner, with exit code 3', async () => {
    const { registry, keys } = await siteOfTwo();
    expect(await runCommand(registry, 'pending')).toBe('nothing waits\n');
    const policy = ['keys', 'policy', '--channel', 'production', '--signatures', '2', ...REASON];
    expect(await runCommand(registry, ...policy)).toMatch(/needs 2 signatures from entry 2 on/);
    expect(await readKeyHistory(keys)).toMatchObject([{ act: 'create' }, { act: 'policy' }]);
    const waiting: unknown = await runCommand(registry, ...PIN).catch((error: unknown) => error);
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    writeFailure(false, waiting);
    expect(process.exitCode).toBe(3);
    expect(write.mock.calls.join('')).toMatch(/waits for 1 further signatures.*release confirm/);
    write.mockRestore();
    const listed = await runCommand(registry, 'pending');
    expect(listed).toMatch(/^(\w{12}) .*new posters.*\n {2}signed by hana; see/);
    const id = listed.slice(0, 12);
    await expect(runCommand(registry, 'confirm', id)).rejects.toThrow(/R062 .*hana signed/);
  });

  it('prints a token of an owner once', async () => {
    const { registry } = await siteOfTwo();
    const output = await runCommand(registry, 'keys', 'token', 'hana', ...BY_MING);
    expect(output).toMatch(/^[\w-]{32}\nIt is shown once/);
    await expect(runCommand(registry, 'keys', 'token', 'lena', ...BY_MING)).rejects.toThrow(/R026/);
  });

  it('lists owners, and rotates the keys of one owner only', async () => {
    const { registry } = await siteOfTwo();
    const rotated = await runCommand(registry, 'keys', 'rotate', '--owner', 'ming', ...REASON);
    expect(rotated).toMatch(/manager {3}of ming .*without expiry\n.*manager {3}of ming .*until/);
    const keys = (await runCommand(registry, 'keys', 'list')).split('\n');
    expect(keys.filter((line) => /of hana .*without expiry/.test(line))).toHaveLength(1);
  });
});
