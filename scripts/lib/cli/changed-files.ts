import { runCommand } from '../process/run-command.mjs';

/**
 * What a change touches, against the commit that it began from.
 * @param since commit or branch; what is not committed counts too
 * @returns paths from the root of files that are still there
 * @throws CommandFailed when git knows no such commit
 */
export async function changedFiles(root: string, since: string): Promise<string[]> {
  const git = async (...args: string[]) => lines(await runCommand('git', args, { cwd: root }));
  const [base = since] = await git('merge-base', 'HEAD', since);
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...changed, ...added])].sort();
}

const lines = (output: string): string[] => output.split('\n').filter(Boolean);

/** How a set of changed files is checked. */
export interface ChangePlan {
  /** Given to the linter. */
  lint: string[];
  /** Given to the formatter. */
  format: string[];
  /** The tests that reach one of these are run. */
  tests: string[];
  /** Something that everything depends on changed: these are no longer a part, but all. */
  touchesAll: boolean;
}

const CODE = /\.(?:tsx?|mjs)$/;
const FOR_ALL =
  /^(?:package\.json|pnpm-lock\.yaml|tsconfig[\w.]*\.json|jest\.config\.mjs|eslint\.config\.mjs|tooling\/(?:jest|lint)\/)/;

/** Splits changed files by what looks at them. */
export function planOf(files: readonly string[]): ChangePlan {
  const code = files.filter((file) => CODE.test(file));
  return {
    lint: code,
    format: files.filter((file) => /\.(?:tsx?|mjs|jsonc?|css|md|ya?ml)$/.test(file)),
    tests: files.filter((file) => /\.(?:tsx?|mjs|css|json)$/.test(file)),
    touchesAll: files.some((file) => FOR_ALL.test(file)),
  };
}
