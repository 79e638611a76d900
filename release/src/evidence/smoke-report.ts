import * as z from 'zod';
import { refusalError } from '../refusal';
import { evidenceSchema, type Evidence } from './evidence';
import { unsignedRefusal } from './evidence-fault';
import { smokeScopeSchema, type SmokeScope } from './smoke-scope';

/** Result of a smoke run. The smoke program writes it with `--json`, signed as evidence when it has a tester's key. */
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

const WRITE_REPORT =
  'Write one with `SMOKE_KEY=<private key> npm run smoke -- --url <address> --json report.json`.';

/**
 * Parses a signed report; the signature is not verified.
 * @throws ReleaseRefused R043 when it is not a smoke report in JSON, or contains no check; R060 when it is not signed
 */
export function readSmokeReport(file: string, text: string): Evidence {
  if (text.trimStart().startsWith('<')) {
    throw reportRefusal(file, 'JUnit XML is not accepted as a smoke report');
  }
  const content = parseReport(file, text);
  const evidence = evidenceSchema.safeParse(content);
  if (evidence.success) return evidence.data;
  throw unsignedRefusal(file, 'the report is not signed');
}

function parseReport(file: string, text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    smokeReportSchema.parse(content);
    return content;
  } catch (error) {
    if (error instanceof SyntaxError) throw reportRefusal(file, 'it is not JSON');
    if (!(error instanceof z.ZodError)) throw error;
    const members = new Set(error.issues.map(({ path }) => path.join('.') || 'its content'));
    throw reportRefusal(file, `not a smoke report: missing or wrong: ${[...members].join(', ')}`);
  }
}

const reportRefusal = (subject: string, problem: string) =>
  refusalError({ code: 'R043', subject, problem, remedy: WRITE_REPORT });
