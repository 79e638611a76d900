import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { refusalError } from '../refusal';

/** The program ends with it when it could not run at all. */
const EXIT_COULD_NOT_RUN = 2;

/**
 * Runs the smoke checks of this repository against an address; what they say goes to stderr.
 * @param wishes further words for the checks, such as `--release`, `--code-command`
 * @returns the report, JUnit XML
 * @throws ReleaseRefused R043 when they could not run
 */
export async function runSmoke(url: string, wishes: readonly string[] = []): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-smoke-'));
  try {
    const file = path.join(folder, 'report.xml');
    const args = ['run', 'smoke', '--', '--url', url, '--junit', file, ...wishes];
    const child = spawn('npm', args, {
      env: process.env,
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
      problem: 'the smoke checks could not run there',
      remedy: 'What they said stands above. A report of another run is taken with --report.',
    });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
