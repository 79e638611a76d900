import semver from 'semver';

/**
 * Whether a version satisfies a range of npm. Pre-releases satisfy only a range of the same text, and so does what is no
 * version.
 */
export const satisfies = (version: string, range: string): boolean =>
  version === range || (semver.prerelease(version) === null && semver.satisfies(version, range));
