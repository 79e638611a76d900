import { runCommand } from '../process/run-command.mjs';

/**
 * Files changed since the merge base with a commit.
 * @param since commit or branch; includes uncommitted changes
 * @returns paths from the root, without deleted files
 * @throws CommandFailed for an unknown commit
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

export interface ChangePlan {
  lint: string[];
  format: string[];
  /** Files whose related tests run. */
  tests: string[];
  /** A file changed that all others depend on, so everything is checked. */
  touchesAll: boolean;
}

const CODE = /\.(?:tsx?|mjs)$/;
const FOR_ALL =
  /^(?:package\.json|pnpm-lock\.yaml|tsconfig[\w.]*\.json|jest\.config\.mjs|\.oxlintrc\.json|tooling\/(?:jest|lint)\/)/;

export function planOf(files: readonly string[]): ChangePlan {
  const code = files.filter((file) => CODE.test(file));
  return {
    lint: code,
    format: files.filter((file) => /\.(?:tsx?|mjs|jsonc?|css|md|ya?ml)$/.test(file)),
    tests: files.filter((file) => /\.(?:tsx?|mjs|css|json)$/.test(file)),
    touchesAll: files.some((file) => FOR_ALL.test(file)),
  };
}
