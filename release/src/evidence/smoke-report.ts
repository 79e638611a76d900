import * as z from 'zod';
import { refusalError } from '../refusal';
import { smokeScopeSchema, type SmokeScope } from './smoke-scope';

/** Result of a smoke run. The smoke program writes it with `--json`. */
export interface SmokeReport {
  release: string;
  url: string;
  tool: string;
  version: string;
  /** ISO 8601; the end of the run. */
  at: string;
  checks: number;
  failures: string[];
  /** Coverage of the run. Without it, the report is stored but is no evidence for a whole release. */
  scope?: SmokeScope;
}

/** `at` defaults to now. */
export const smokeReportSchema: z.ZodType<Omit<SmokeReport, 'at'> & { at?: string }> = z.object({
  release: z.string().regex(/^[0-9a-f]{64}$/),
  url: z.url(),
  tool: z.string().min(1).default('smoke'),
  version: z.string().default('unknown'),
  at: z.iso.datetime().exactOptional(),
  checks: z.int().positive(),
  failures: z.array(z.string()),
  scope: smokeScopeSchema.exactOptional(),
});

const WRITE_REPORT = 'Write one with `npm run smoke -- --url <address> --json report.json`.';

/**
 * Parses a report.
 * @param url default for a report without `url`
 * @throws ReleaseRefused R043 when it is not a smoke report in JSON, or contains no check
 */
export function readSmokeReport(file: string, text: string, url?: string): SmokeReport {
  if (text.trimStart().startsWith('<')) {
    throw reportRefusal(file, 'JUnit XML is not accepted as a smoke report');
  }
  try {
    const content = withDefaultUrl(JSON.parse(text), url);
    return { at: new Date().toISOString(), ...smokeReportSchema.parse(content) };
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw reportRefusal(file, `not a smoke report: ${problem}`);
  }
}

const reportRefusal = (subject: string, problem: string) =>
  refusalError({ code: 'R043', subject, problem, remedy: WRITE_REPORT });

const withDefaultUrl = (content: unknown, url: string | undefined): unknown =>
  typeof content === 'object' && content !== null ? { ...(url && { url }), ...content } : content;
