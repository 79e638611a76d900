import type { Command } from 'commander';
import { restoreEntries } from '../../acts/restore-entries';
import { addCommand, withChannel, type ChannelOptions, type CommonOptions } from '../command';
import { formatEntry, writeResult } from '../output';
import { createProgressLine } from '../progress';
import { loadTrustedKeys } from '../../keys/key-files';
import { refusalError } from '../../refusal';
import { verifyRegistry } from '../../verify/verify-registry';
import type { Fault, VerifyReport } from '../../verify/verify-report';

/** `verify`. */
export function addVerifyCommand(program: Command): void {
  addCommand(
    program,
    'verify',
    'verifies all hashes, signatures and logs of the registry',
    'verify --json',
  ).action(async ({ registry, keys, json }: CommonOptions) => {
    const progress = createProgressLine();
    const report = await verifyRegistry(registry, {
      trusted: await loadTrustedKeys(keys),
      onProgress: ({ part, done, total }) => progress.show(`${part}: ${done} of ${total}`),
    });
    progress.end();
    const { versions, releases, channels } = report.counts;
    if (versions + releases + channels === 0) throw emptyRegistryRefusal(registry);
    writeResult(json, report, formatReport(report));
    if (report.faults.length > 0) process.exitCode = 1;
  });
}

/** `restore`. */
export function addRestoreCommand(program: Command): void {
  withChannel(
    addCommand(
      program,
      'restore',
      'writes entries back that the log of a channel lost, from a file of seen entries',
      'restore --channel production --seen /seen/seen.json',
    ),
  )
    .option('--seen <file>', 'file of a shell or of another machine (default: of this machine)')
    .action(async ({ registry, keys, json, channel, seen }: ChannelOptions & { seen?: string }) => {
      const trusted = await loadTrustedKeys(keys);
      const entries = await restoreEntries(registry, { channel, trusted, seen });
      const lines = entries.length > 0 ? entries.map(formatEntry) : ['Nothing is missing.'];
      writeResult(json, { entries }, lines);
    });
}

/** A wrong path must not be reported as an intact registry. */
const emptyRegistryRefusal = (registry: string) =>
  refusalError({
    code: 'R046',
    subject: registry,
    problem: 'it contains no version, release or channel',
    remedy: 'Check --registry, REGISTRY_DIR and DATA_DIR.',
  });

function formatReport({ faults, remarks, counts, milliseconds }: VerifyReport): string[] {
  const { versions, files, bytes, releases, entries, channels, evidence } = counts;
  const megabytes = (bytes / 1e6).toFixed(1);
  return [
    ...faults.map(formatFault),
    ...remarks.map((remark) => `note: ${remark}`),
    `${versions} versions with ${files} files (${megabytes} MB), ${releases} releases, ${entries} entries of ${channels} channels, ${evidence} evidence documents in ${(milliseconds / 1000).toFixed(1)} s`,
    faults.length === 0 ? 'no faults' : `${faults.length} faults`,
  ];
}

const formatFault = ({ kind, subject, problem }: Fault): string =>
  `${kind.toUpperCase()} ${subject}: ${problem}`;
