import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import { disableAsyncStorages } from './async-storages';
import { rememberGlobals } from './restore-globals';

it('undoes changes of globals and of environment variables', () => {
  const { fetch } = globalThis;
  const restore = rememberGlobals();
  Object.assign(globalThis, { fetch: jest.fn(), added: true });
  process.env['ADDED'] = 'yes';
  const path = process.env['PATH'];
  delete process.env['PATH'];
  restore();
  expect(globalThis.fetch).toBe(fetch);
  expect('added' in globalThis).toBe(false);
  expect([process.env['ADDED'], process.env['PATH']]).toEqual([undefined, path]);
});

it('undoes what Jest replaces in the process', () => {
  const { exit } = process;
  const restore = rememberGlobals();
  process.exit = jest.fn<never, []>();
  restore();
  expect(process.exit).toBe(exit);
});

it('releases the values of storages, although a resource refers to them', () => {
  const storage = new AsyncLocalStorage<string>();
  const resource = storage.run('value', () => new AsyncResource('TEST'));
  const read = () => resource.runInAsyncScope(() => storage.getStore());
  expect(read()).toBe('value');
  disableAsyncStorages();
  storage.enterWith('other');
  expect(read()).toBeUndefined();
});

it('disables storages, which are enabled by their next use', async () => {
  const storage = new AsyncLocalStorage<string>();
  storage.enterWith('before');
  disableAsyncStorages();
  expect(storage.getStore()).toBeUndefined();
  await storage.run('again', async () => {
    await Promise.resolve();
    expect(storage.getStore()).toBe('again');
  });
});

it('shares packages between all test files of a process', () => {
  const { default: shared } = createRequire(__filename)('p-limit') as { default: unknown };
  expect(pLimit).toBe(shared);
});

it('has the context of the process, so that errors of Node are of the same class', async () => {
  await expect(readFile(`${__filename}.missing`)).rejects.toBeInstanceOf(Error);
});
