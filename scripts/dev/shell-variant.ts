import path from 'node:path';
import type { DevelopmentMode } from '@huoban/build';
import { DEV_VERSION_PREFIX } from '@huoban/contracts';
import type { PlannedArtifact } from '../lib/build/artifact-plan';
import type { ShellChoice } from './options';

const DIGEST_LENGTH = 20;
const FOLDER = 'dist/development/shell';

export interface ShellVariant {
  /** How the section is built to fit it. */
  development: DevelopmentMode;
  /** Build folder of a shell with React's development build; null for the pinned shell's own bytes. */
  build: PlannedArtifact | null;
  /** For people: what they get. */
  remark: string;
}

/**
 * Decides which shell the section is shown in. Hot updates need React's development build, and so a shell built for
 * that; it takes the place of the pinned one only when it comes from the very same sources, or when it is wanted.
 * @param planned the shell as the sources here are
 * @param options the version that the site pins, what was asked for, the root of the repository
 */
export function chooseShell(
  planned: PlannedArtifact,
  { pinned, choice, root }: { pinned: string; choice: ShellChoice; root: string },
): ShellVariant {
  const isSame = planned.version === pinned;
  if (choice === 'pinned' || (choice === 'auto' && !isSame)) {
    const why = choice === 'pinned' ? 'as asked' : `the sources here are ${planned.version}`;
    return {
      development: 'plain',
      build: null,
      remark: `${pinned} as pinned (${why}): pages are loaded anew after a change`,
    };
  }
  const version = `${DEV_VERSION_PREFIX}${planned.digest.slice(0, DIGEST_LENGTH)}`;
  return {
    development: 'hot',
    // Not beside what is published, where it could be taken for the newest build.
    build: { ...planned, version, out: path.join(root, FOLDER, version), development: 'hot' },
    remark: `${planned.version} with React's development build: changes are taken into open pages`,
  };
}
