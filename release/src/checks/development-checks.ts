import { DEV_VERSION_PREFIX, type Release } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { pinOf } from '../release/pins';
import type { Refusal } from '../refusal';

/** The one channel that is not judged: where a developer looks at what was just saved. */
const DEVELOPMENT_CHANNEL = 'development';

/** R047 for every version that was made for development, and for every fallback; nothing for the channel of such. */
export function checkDevelopmentVersions(channel: string, release: Release): Refusal[] {
  if (channel === DEVELOPMENT_CHANNEL) return [];
  return ARTIFACT_NAMES.flatMap((name) => {
    const { version, fallback } = pinOf(release, name);
    return [version, ...(fallback ? [fallback.version] : [])]
      .filter((each) => each.startsWith(DEV_VERSION_PREFIX))
      .map((each) => ({
        code: 'R047' as const,
        subject: `${name} ${each}`,
        problem: `it was made for development${each === version ? '' : ', and would be a fallback'}: no sources say what it is, and it may hold React's development build`,
        remedy: `Build it as it is to be published: \`npm run build -- --only ${name}\`, or \`pnpm --filter ${name} ship\`.`,
      }));
  });
}
