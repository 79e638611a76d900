import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  consumedSingletons,
  providedVersions,
  requiredRanges,
  installedVersion,
  providedSingletons,
  SINGLETONS,
} from './shared-singletons';

const SHELL = path.join(__dirname, '../../../shell');

const providedRange = (name: string) => `^${providedVersions()[name] ?? ''}`;

describe('shared singletons', () => {
  it('are provided eagerly by the shell, except axios', () => {
    const provided = providedSingletons();
    expect(Object.keys(provided)).toEqual([...SINGLETONS]);
    const late = Object.entries(provided).filter(([, { eager }]) => !eager);
    expect(late.map(([name]) => name)).toEqual(['axios']);
    expect(provided.react?.version).toBe(installedVersion('react', SHELL));
  });

  it('use facades for libraries that are used in part', () => {
    const { 'react-router-dom': router, react } = providedSingletons();
    expect(router?.import).toMatch(/facades\/react-router-dom\.ts$/);
    expect(react).not.toHaveProperty('import');
  });

  it('are consumed but not bundled by a section', () => {
    expect(consumedSingletons({ react: '^18' })).toEqual({
      react: { singleton: true, strictVersion: true, import: false, requiredVersion: '^18' },
    });
  });

  it('are provided in the versions that the shell installs', () => {
    expect(providedVersions().react).toBe(installedVersion('react', SHELL));
  });

  it('are required in the ranges of the package.json of a section', () => {
    const home = requiredRanges(path.join(SHELL, '../mfe-home'));
    expect(Object.keys(home)).toEqual([...SINGLETONS]);
    expect(home.react).toBe(`^${installedVersion('react', SHELL)}`);
    expect(home['@huoban/runtime']).toBe(`^${installedVersion('@huoban/runtime', SHELL)}`);
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-ranges-'));
    fs.writeFileSync(path.join(root, 'package.json'), '{"dependencies":{"react":"^18"}}');
    expect(requiredRanges(root)).toMatchObject({ react: '^18', mobx: providedRange('mobx') });
    fs.rmSync(root, { recursive: true });
  });

  it('throw with the package name when one is not installed', () => {
    expect(() => installedVersion('no-such-package', SHELL)).toThrow(
      `no-such-package is not installed for ${SHELL}`,
    );
  });
});
