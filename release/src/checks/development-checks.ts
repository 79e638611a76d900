import { DEV_VERSION_PREFIX, type Release } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { pinOf } from '../release/pins';
import type { Refusal } from '../refusal';

/** The channel of the development server. */
const DEVELOPMENT_CHANNEL = 'development';

/** R047 for every development version, pinned or fallback, outside of the channel `development`. */
export function checkDevelopmentVersions(channel: string, release: Release): Refusal[] {
  if (channel === DEVELOPMENT_CHANNEL) return [];
  return ARTIFACT_NAMES.flatMap((name) => {
    const { version, fallback } = pinOf(release, name);
    return [version, ...(fallback ? [fallback.version] : [])]
      .filter((each) => each.startsWith(DEV_VERSION_PREFIX))
      .map((each) => ({
        code: 'R047' as const,
        subject: `${name} ${each}`,
        problem: `it is a development version${each === version ? '' : ' and would be a fallback'}: it has no source commit and may contain React's development build`,
        remedy: `Build a production version: \`npm run build -- --only ${name}\`, or \`pnpm --filter ${name} ship\`.`,
      }));
  });
}
