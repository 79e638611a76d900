import * as z from 'zod';
import { refusalError } from '../refusal';
import { fromJunit } from './junit-report';
import { smokeScopeSchema, type SmokeScope } from './smoke-scope';

/** What a run of checks reports, whatever ran them. */
export interface SmokeReport {
  release: string;
  url: string;
  tool: string;
  version: string;
  /** ISO 8601; the end of the run. */
  at: string;
  checks: number;
  failures: string[];
  /** What the run looked at. A report without it is kept, but does not speak for a whole release. */
  scope?: SmokeScope;
}

/** A report without an instant is of now. */
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

/**
 * Reads a report: JSON as `SmokeReport`, or JUnit XML that names release, languages and devices in properties, as `npm run
 * smoke -- --junit` writes it.
 * @param url where the release was served, when the report does not say it
 * @throws ReleaseRefused R043 when it is neither, or reports no check
 */
export function readSmokeReport(file: string, text: string, url?: string): SmokeReport {
  try {
    const content: unknown = text.trimStart().startsWith('<')
      ? fromJunit(text, url)
      : withUrl(JSON.parse(text), url);
    return { at: new Date().toISOString(), ...smokeReportSchema.parse(content) };
  } catch (error) {
    throw refusalError({
      code: 'R043',
      subject: file,
      problem: `it is no smoke report: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`,
      remedy:
        'Write one with `npm run smoke -- --url <address> --junit report.xml`, or JSON with release, url, checks and failures.',
    });
  }
}

const withUrl = (content: unknown, url: string | undefined): unknown =>
  typeof content === 'object' && content !== null ? { ...(url && { url }), ...content } : content;
