import { InvalidArgumentError, type Command } from 'commander';
import { recordEvidence } from '../../evidence/record-evidence';
import { runSmoke } from '../../evidence/run-smoke';
import { readSmokeReport } from '../../evidence/smoke-report';
import { findScopeGaps } from '../../evidence/smoke-scope';
import { openSigner } from '../../keys/signer';
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

/** `smoke`: what was found out about a release. */
export function addSmokeCommand(program: Command): void {
  addCommand(
    program,
    'smoke',
    'runs the smoke checks against a site, or reads their report, and keeps it as signed evidence',
    'smoke --release 0a1b2c3d4e5f --url https://staging.example',
  )
    .option('--release <id>', 'the release that must have answered (its beginning is enough)')
    .option('--url <address>', 'where the release is served')
    .option('--report <file>', 'report of a run that was made before: JUnit XML or JSON')
    .option('--code <source>', 'handed on to the checks: outbox or none')
    .option('--code-command <program>', 'handed on: prints the code that was sent to --phone')
    .option('--phone <number>', 'handed on: the number that logs in')
    .addOption(authorOption())
    .action(async (words: SmokeCommandOptions) => {
      const { registry, keys, json, author, release, url } = words;
      const signer = await openSigner(keys);
      const { name, text } = await obtainReport(words);
      const found = readSmokeReport(name, text, url);
      const evidence = await recordEvidence(registry, found, { signer, author, release });
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
        'It looked at a part only, and is no evidence for a whole release (R048). Missing:',
        ...gaps.map((gap) => `  ${gap}`),
      ];

async function readReport(file: string): Promise<string> {
  const content = await readFileIfExists(file);
  if (content) return content.toString('utf8');
  throw refusalError({
    code: 'R043',
    subject: file,
    problem: 'there is no such file',
    remedy: 'Write one with `npm run smoke -- --url <address> --junit <file>`.',
  });
}

/** What a run found: of one that was made before, or of one that is made now. */
async function obtainReport(words: SmokeCommandOptions): Promise<{ name: string; text: string }> {
  const { report, url, release, code, codeCommand, phone } = words;
  if (report !== undefined) return { name: report, text: await readReport(report) };
  if (url === undefined) {
    throw new InvalidArgumentError('Name --url to run the checks there, or --report of a run.');
  }
  const wishes = { release, code, 'code-command': codeCommand, phone };
  const handedOn = Object.entries(wishes).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return { name: url, text: await runSmoke(url, handedOn) };
}
