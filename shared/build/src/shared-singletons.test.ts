import path from 'node:path';
import {
  consumedSingletons,
  installedVersion,
  providedSingletons,
  singletonVersions,
  SINGLETONS,
} from './shared-singletons';

const SHELL = path.join(__dirname, '../../../shell');

describe('the packages of which a page has one copy', () => {
  it('come from the shell at once, axios when it is first needed', () => {
    const provided = providedSingletons();
    expect(Object.keys(provided)).toEqual([...SINGLETONS]);
    const late = Object.entries(provided).filter(([, { eager }]) => !eager);
    expect(late.map(([name]) => name)).toEqual(['axios']);
    expect(provided.react?.version).toBe(installedVersion('react', SHELL));
  });

  it('are trimmed where the site needs a part of a library', () => {
    const { 'react-router-dom': router, react } = providedSingletons();
    expect(router?.import).toMatch(/facades\/react-router-dom\.ts$/);
    expect(react).not.toHaveProperty('import');
  });

  it('are never bundled by a section, which takes any version that fits', () => {
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

  it('are missed by name with the place that has to depend on them', () => {
    expect(() => installedVersion('no-such-package', SHELL)).toThrow(
      `no-such-package is not installed for ${SHELL}`,
    );
  });
});
