import { InvalidArgumentError, type Command } from 'commander';
import { recordEvidence } from '../evidence/record-evidence';
import { runSmoke } from '../evidence/run-smoke';
import { readSmokeReport } from '../evidence/smoke-report';
import { openSigner } from '../keys/signer';
import { readIfThere } from '../read-file';
import { refuse } from '../refusal';
import { addCommand, authorOption, type CommonOptions } from './command';
import { answer } from './output';

type SmokeWords = CommonOptions & {
  author: string;
  release?: string;
  url?: string;
  report?: string;
};

/** `smoke`: what was found out about a release. */
export function addEvidenceCommands(program: Command): void {
  addCommand(
    program,
    'smoke',
    'runs the smoke checks against a site, or reads their report, and keeps it as signed evidence',
    'smoke --release 0a1b2c3d4e5f --url https://staging.example',
  )
    .option('--release <id>', 'the release that must have answered (its beginning is enough)')
    .option('--url <address>', 'where the release is served')
    .option('--report <file>', 'report of a run that was made before: JUnit XML or JSON')
    .addOption(authorOption())
    .action(async ({ registry, keys, json, author, release, url, report }: SmokeWords) => {
      const signer = await openSigner(keys);
      const text = await textOf(report, url, release);
      const found = readSmokeReport(report ?? url ?? '', text, url);
      const evidence = await recordEvidence(registry, found, { signer, author, release });
      const { passed, checks, failures } = evidence;
      answer(json, evidence, [
        `release ${evidence.release.slice(0, 12)} ${passed ? 'passed' : 'failed'}: ${checks} checks, ${failures.length} failures`,
        ...failures.map((failure) => `  ${failure}`),
      ]);
      if (!passed) process.exitCode = 1;
    });
}

async function readReport(file: string): Promise<string> {
  const content = await readIfThere(file);
  if (content) return content.toString('utf8');
  throw refuse({
    code: 'R043',
    subject: file,
    problem: 'there is no such file',
    wayOut: 'Write one with `npm run smoke -- --url <address> --junit <file>`.',
  });
}

function textOf(
  report: string | undefined,
  url: string | undefined,
  release: string | undefined,
): Promise<string> {
  if (report !== undefined) return readReport(report);
  if (url !== undefined) return runSmoke(url, release);
  throw new InvalidArgumentError('Name --url to run the checks there, or --report of a run.');
}
