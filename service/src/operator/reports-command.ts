import { Command, InvalidArgumentError, Option } from 'commander';
import type { Database } from '../database/database';
import { countReports, readReports, type StoredReport } from '../reports/read-reports';
import { REPORT_KINDS, type ReportKind } from '../reports/reports';
import { openConfigured } from './open-configured';

interface ReportsOptions {
  kind?: ReportKind;
  since?: Date;
  limit: number;
  json?: boolean;
  count?: boolean;
  data?: string;
}

const UNIT_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `2026-11-21`, `2026-11-21T08:00Z`, or a span before now: `90m`, `24h`, `7d`. */
export function parseSince(text: string, now: number = Date.now()): Date {
  const [, amount, unit = ''] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const time =
    amount === undefined ? Date.parse(text) : now - Number(amount) * (UNIT_MS[unit] ?? 0);
  if (Number.isNaN(time)) throw new InvalidArgumentError('Neither a date nor a span such as 24h.');
  return new Date(time);
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 10_000) return limit;
  throw new InvalidArgumentError('Not a number from 1 to 10000.');
}

/** One text line, without control characters, which must not reach the terminal. */
export function formatReport({ time, kind, address_class, web_user_id, content }: StoredReport) {
  const text = JSON.stringify(content).replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
  return `${time}  ${kind.padEnd(14)}  ${address_class.padEnd(8)}  ${(web_user_id ?? '-').padEnd(12)}  ${text}`;
}

const formatCount = ({ kind, count }: { kind: string; count: number }) =>
  `${kind.padEnd(14)}  ${count}`;

/** Output lines of the command. */
export async function formatReports(
  db: Database,
  options: Pick<ReportsOptions, 'kind' | 'since' | 'limit' | 'json' | 'count'>,
): Promise<string[]> {
  const { json, count, ...filter } = options;
  if (count === true) {
    const rows = await countReports(db, filter);
    return rows.map((row) => (json === true ? JSON.stringify(row) : formatCount(row)));
  }
  const reports = await readReports(db, filter);
  return reports.map((report) => (json === true ? JSON.stringify(report) : formatReport(report)));
}

async function run(options: ReportsOptions): Promise<void> {
  const database = await openConfigured(process.env, options.data);
  try {
    const lines = await formatReports(database.db, options);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (lines.length === 0) process.stderr.write('No reports.\n');
  } finally {
    await database.close();
  }
}

/** `operator reports`: prints ad reports and visitor actions, newest first. */
export const reportsCommand = (): Command =>
  new Command('reports')
    .description('Prints ad reports and visitor actions, newest first')
    .addOption(new Option('--kind <kind>', 'only this kind').choices(REPORT_KINDS))
    .option('--since <time>', 'earliest time: a date, or a span such as 90m, 24h, 7d', (text) =>
      parseSince(text),
    )
    .option('--limit <number>', 'maximum number of reports', parseLimit, 50)
    .option('--count', 'print only the number of each kind')
    .option('--json', 'one JSON object per line')
    .option('--data <folder>', 'folder of the embedded database, overrides DATA_DIR')
    .action(run);
