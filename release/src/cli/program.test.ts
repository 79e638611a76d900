import { createProgram } from './program';
import { keysOf, makeBuild, makeSite } from '../fixture-registry';

async function run(registry: string, ...words: string[]): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const places = ['--registry', registry, '--keys', keysOf(registry)];
  await createProgram().parseAsync([...words, ...places], { from: 'user' });
  const said = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return said;
}

const BY = ['--author', 'ming', '--reason', 'new posters'];

describe('release', () => {
  it('publishes, pins, shows and rolls back a section', async () => {
    const registry = await makeSite();
    const folder = await makeBuild(registry, 'mfe-home', '2.0.0');
    expect(await run(registry, 'publish', 'mfe-home', '--folder', folder)).toBe(
      'mfe-home 2.0.0 is published\n',
    );
    expect(await run(registry, 'pin', 'mfe-home', '2.0.0', ...BY)).toMatch(
      /2 .* ming: new posters/,
    );
    expect(await run(registry, 'show')).toMatch(/mfe-home +2\.0\.0 +falls back to 1\.0\.0/);
    await run(registry, 'rollback', ...BY);
    expect(await run(registry, 'show')).toMatch(/mfe-home +1\.0\.0 +no fallback/);
    expect((await run(registry, 'history')).trim().split('\n')).toHaveLength(3);
  });

  it('pins several artifacts as one release', async () => {
    const registry = await makeSite();
    for (const name of ['shell', 'mfe-legal'] as const) {
      const folder = await makeBuild(registry, name, '2.0.0');
      await run(registry, 'publish', name, '--folder', folder);
    }
    const pins = ['shell', '2.0.0', 'mfe-legal', '2.0.0'];
    await run(registry, 'pin', ...pins, ...BY);
    const shown: unknown = JSON.parse(await run(registry, 'show', '--json'));
    expect(shown).toMatchObject({
      entry: { sequence: 2 },
      release: { shell: { version: '2.0.0' }, sections: { 'mfe-legal': { version: '2.0.0' } } },
    });
  });

  it('lists the published versions of one artifact', async () => {
    const registry = await makeSite();
    expect(await run(registry, 'list', 'mfe-home')).toMatch(/^mfe-home +1\.0\.0 .*\n$/);
  });

  it('asks for the version that was forgotten', async () => {
    const registry = await makeSite();
    const pinned = run(registry, 'pin', 'mfe-home', ...BY);
    await expect(pinned).rejects.toThrow('Which version of mfe-home?');
  });
});
