import { InvalidArgumentError, type Command } from 'commander';
import { recordEvidence } from '../../evidence/record-evidence';
import { runSmoke } from '../../evidence/run-smoke';
import { readSmokeReport } from '../../evidence/smoke-report';
import { findScopeGaps } from '../../evidence/smoke-scope';
import { loadTrustedKeys } from '../../keys/key-files';
import { findTesterKey } from '../../keys/tester-key';
import { readFileIfExists } from '../../storage/files/read-file';
import { refusalError } from '../../refusal';
import { addCommand, authorOption, type CommonOptions } from '../command';
import { writeResult } from '../output';

type SmokeCommandOptions = CommonOptions & {
  author: string;
  release?: string;
  url?: string;
  report?: string;
  code?: string;
  codeCommand?: string;
  phone?: string;
};

/** `smoke`: records evidence for a release. */
export function addSmokeCommand(program: Command): void {
  addCommand(
    program,
    'smoke',
    'runs the smoke checks against a site, or reads a signed report of them, and records the evidence',
    'smoke --release 0a1b2c3d4e5f --url https://staging.example',
  )
    .option('--release <id>', 'expected release, id or prefix')
    .option('--url <address>', 'address that serves the release')
    .option(
      '--report <file>',
      'report of an earlier run, which the checks wrote with --json and SMOKE_KEY',
    )
    .option('--code <source>', 'passed to the checks: outbox or none')
    .option('--code-command <program>', 'passed to the checks: prints the code sent to --phone')
    .option('--phone <number>', 'passed to the checks: phone number to log in with')
    .addOption(authorOption())
    .action(async (options: SmokeCommandOptions) => {
      const { registry, keys, json, release } = options;
      const { name, text } = await obtainReport(options);
      const evidence = readSmokeReport(name, text);
      await recordEvidence(registry, evidence, { trusted: await loadTrustedKeys(keys), release });
      const { passed, checks, failures } = evidence;
      writeResult(json, evidence, [
        `release ${evidence.release.slice(0, 12)} ${passed ? 'passed' : 'failed'}: ${checks} checks, ${failures.length} failures`,
        ...failures.map((failure) => `  ${failure}`),
        ...gapLines(findScopeGaps(evidence.scope)),
      ]);
      if (!passed) process.exitCode = 1;
    });
}

const gapLines = (gaps: string[]): string[] =>
  gaps.length === 0
    ? []
    : [
        'The run was incomplete and is no evidence for a whole release (R048). Missing:',
        ...gaps.map((gap) => `  ${gap}`),
      ];

async function readReport(file: string): Promise<string> {
  const content = await readFileIfExists(file);
  if (content) return content.toString('utf8');
  throw refusalError({
    code: 'R043',
    subject: file,
    problem: 'the file does not exist',
    remedy: 'Write one with `npm run smoke -- --url <address> --json <file>`.',
  });
}

/** Reads the report of an earlier run, or runs the checks. */
async function obtainReport(options: SmokeCommandOptions): Promise<{ name: string; text: string }> {
  const { report, url, keys, author, release, code, codeCommand, phone } = options;
  if (report !== undefined) return { name: report, text: await readReport(report) };
  if (url === undefined) {
    throw new InvalidArgumentError('Pass --url to run the checks, or --report to read a report.');
  }
  const passedOn = { release, code, 'code-command': codeCommand, phone };
  const args = Object.entries(passedOn).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return {
    name: url,
    text: await runSmoke(url, { keyFile: await findTesterKey(keys), author }, args),
  };
}
