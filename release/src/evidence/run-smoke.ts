import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { refusalError } from '../refusal';

/** Exit code of the smoke program when it could not run. */
const EXIT_COULD_NOT_RUN = 2;

export interface ReportAuthor {
  /** File of the tester's private key that signs the report. */
  keyFile: string;
  author: string;
}

/**
 * Runs the smoke checks of this repository against an address; their output goes to stderr.
 * @param options further arguments of the smoke program, such as `--release` and its value
 * @returns the signed report, JSON text
 * @throws ReleaseRefused R043 when the checks could not run
 */
export async function runSmoke(
  url: string,
  { keyFile, author }: ReportAuthor,
  options: readonly string[] = [],
): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-smoke-'));
  try {
    const file = path.join(folder, 'report.json');
    const args = ['run', 'smoke', '--', '--url', url, '--json', file, ...options];
    const child = spawn('npm', args, {
      env: { ...process.env, SMOKE_KEY: keyFile, RELEASE_AUTHOR: author },
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve).on('error', reject);
    });
    const report = await fs.readFile(file, 'utf8').catch(() => null);
    if (report !== null && code !== EXIT_COULD_NOT_RUN) return report;
    throw refusalError({
      code: 'R043',
      subject: url,
      problem: 'the smoke checks could not run',
      remedy: 'See their output above, or pass the report of another run with --report.',
    });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
