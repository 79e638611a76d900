import { keysOf, makeBuild, makeSite } from '../../testing/test-registry';
import { createProgram } from '../program';

/** For tests: one command over a registry of a test. @returns what it wrote to stdout */
export async function run(registry: string, ...words: string[]): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const places = ['--registry', registry, '--keys', keysOf(registry)];
  try {
    await createProgram().parseAsync([...words, ...places], { from: 'user' });
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

export const BY = ['--author', 'ming', '--reason', 'new posters'];
export const FORCED = [...BY, '--force', 'a test'];

/** A site with version 1.0.0 of everything in force, and mfe-home 2.0.0 published. */
export async function siteWithNewHome(): Promise<string> {
  const registry = await makeSite();
  const folder = await makeBuild(registry, 'mfe-home', '2.0.0');
  await run(registry, 'publish', 'mfe-home', '--folder', folder);
  return registry;
}
