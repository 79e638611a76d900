import path from 'node:path';
import type { DevelopmentMode } from '@huoban/build';
import { DEV_VERSION_PREFIX } from '@huoban/contracts';
import type { PlannedArtifact } from '../lib/build/artifact-plan';
import type { ShellChoice } from './options';

const DIGEST_LENGTH = 20;
const FOLDER = 'dist/development/shell';

export interface ShellVariant {
  /** Build mode that the section needs for this shell. */
  development: DevelopmentMode;
  /** Shell artifact with React's development build; null to use the pinned shell. */
  build: PlannedArtifact | null;
  /** Printed at start. */
  remark: string;
}

/**
 * Chooses the shell for development. Hot updates need React's development build in a shell of the checkout, which
 * replaces the pinned shell only when both have the same sources or `--shell checkout` is given.
 * @param planned the shell of the checkout
 * @param options pinned version, `--shell` option, root of the repository
 */
export function chooseShell(
  planned: PlannedArtifact,
  { pinned, choice, root }: { pinned: string; choice: ShellChoice; root: string },
): ShellVariant {
  const isSame = planned.version === pinned;
  if (choice === 'pinned' || (choice === 'auto' && !isSame)) {
    const why = choice === 'pinned' ? '--shell pinned' : `the checkout is ${planned.version}`;
    return {
      development: 'plain',
      build: null,
      remark: `${pinned} as pinned (${why}): pages reload after a change`,
    };
  }
  const version = `${DEV_VERSION_PREFIX}${planned.digest.slice(0, DIGEST_LENGTH)}`;
  return {
    development: 'hot',
    // Kept apart from release builds, so that it is never published.
    build: { ...planned, version, out: path.join(root, FOLDER, version), development: 'hot' },
    remark: `${planned.version} with React's development build: hot updates`,
  };
}
