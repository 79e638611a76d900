import path from 'node:path';
import {
  consumedSingletons,
  installedVersion,
  providedSingletons,
  singletonVersions,
  SINGLETONS,
} from './shared-singletons';

const SHELL = path.join(__dirname, '../../../shell');

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
    for (const module of Object.values(consumedSingletons())) {
      expect(module.import).toBe(false);
      expect(module.requiredVersion).toMatch(/^\^\d/);
    }
  });

  it('are recorded as exact versions of the shell and as ranges of a section', () => {
    const version = installedVersion('react', SHELL);
    expect(singletonVersions(false).react).toBe(version);
    expect(singletonVersions(true).react).toBe(`^${version}`);
  });

  it('throw with the package name when one is not installed', () => {
    expect(() => installedVersion('no-such-package', SHELL)).toThrow(
      `no-such-package is not installed for ${SHELL}`,
    );
  });
});
