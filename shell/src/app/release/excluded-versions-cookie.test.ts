import { parseExcludedVersions, withExcludedVersion } from './excluded-versions-cookie';

describe('the cookie of excluded versions', () => {
  it('contains each version once, the newest first', () => {
    const value = withExcludedVersion(withExcludedVersion(null, 'mfe-home@1.0.0-a+b'), 'shell@2');
    expect(withExcludedVersion(value, 'shell@2')).toBe('shell@2|mfe-home@1.0.0-a+b');
    expect(parseExcludedVersions(value)).toEqual(['shell@2', 'mfe-home@1.0.0-a+b']);
  });

  it('contains at most one version per artifact', () => {
    let value: string | null = null;
    for (let version = 0; version < 50; version += 1)
      value = withExcludedVersion(value, `a@${version}`);
    expect(parseExcludedVersions(value)).toEqual(['a@49', 'a@48', 'a@47', 'a@46', 'a@45', 'a@44']);
    expect(parseExcludedVersions('x|'.repeat(1000))).toHaveLength(6);
  });
});
