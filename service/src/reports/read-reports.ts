import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { ReportKind } from './reports';

/** A report as shown to the operator. */
export interface StoredReport {
  time: string;
  kind: string;
  /** Class of the client address, see `classifyAddress`. */
  address_class: string;
  web_user_id: string | null;
  content: Record<string, unknown>;
}

export interface ReportQuery {
  kind?: ReportKind;
  /** Earliest time. */
  since?: Date;
  limit: number;
}

/** Reads reports, newest first. */
export async function readReports(
  db: Database,
  { kind, since, limit }: ReportQuery,
): Promise<StoredReport[]> {
  let query = db
    .selectFrom('reports')
    .leftJoin('accounts', 'accounts.id', 'reports.account_id')
    .select([
      'reports.kind',
      'reports.address_class',
      'reports.content',
      'reports.created_at',
      'accounts.web_user_id',
    ])
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit);
  if (kind !== undefined) query = query.where('reports.kind', '=', kind);
  if (since !== undefined) query = query.where('reports.created_at', '>=', since);
  const rows = await query.execute();
  return rows.map(({ created_at, ...row }) => ({ time: created_at.toISOString(), ...row }));
}

/** Counts reports per kind. */
export async function countReports(
  db: Database,
  { kind, since }: Omit<ReportQuery, 'limit'>,
): Promise<{ kind: string; count: number }[]> {
  let query = db
    .selectFrom('reports')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .groupBy('kind')
    .orderBy('kind');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  return query.execute();
}
