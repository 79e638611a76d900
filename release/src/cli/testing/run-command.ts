import { keysFolder, createBuild, createSite } from '../../testing/test-registry';
import { createProgram } from '../program';

/** Runs one command on the registry of a test. @returns its stdout */
export async function runCommand(registry: string, ...args: string[]): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folders = ['--registry', registry, '--keys', keysFolder(registry)];
  try {
    await createProgram().parseAsync([...args, ...folders], { from: 'user' });
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

export const BY_MING = ['--author', 'ming', '--reason', 'new posters'];
export const FORCED = [...BY_MING, '--force', 'a test'];

/** A site with version 1.0.0 of all artifacts active, and mfe-home 2.0.0 published. */
export async function siteWithNewHome(): Promise<string> {
  const registry = await createSite();
  const folder = await createBuild(registry, 'mfe-home', '2.0.0');
  await runCommand(registry, 'publish', 'mfe-home', '--folder', folder);
  return registry;
}
