import type { DocumentSignature } from '@huoban/contracts';
import * as z from 'zod';
import { smokeScopeSchema, type SmokeScope } from './smoke-scope';

/** What a run of checks found out about one release. */
export interface EvidenceContent {
  format: 1;
  /** Id of the release that was served. */
  release: string;
  /** What ran, and its version. */
  tool: string;
  version: string;
  /** Where it was served. */
  url: string;
  /** End of the run, ISO 8601. */
  at: string;
  passed: boolean;
  /** How many checks ran. */
  checks: number;
  /** One line for each check that failed. */
  failures: string[];
  /** What the run looked at; without it, it does not speak for a whole release. */
  scope?: SmokeScope;
  author: string;
}

/** `evidence/<release>/<time>-<hash>.json`. Never changed; a later run adds another one. */
export interface Evidence extends EvidenceContent {
  signature: DocumentSignature;
}

export const evidenceSchema: z.ZodType<Evidence> = z.strictObject({
  format: z.literal(1),
  release: z.string().regex(/^[0-9a-f]{64}$/),
  tool: z.string().min(1),
  version: z.string(),
  url: z.url(),
  at: z.iso.datetime(),
  passed: z.boolean(),
  checks: z.int().nonnegative(),
  failures: z.array(z.string()),
  scope: smokeScopeSchema.exactOptional(),
  author: z.string().min(1),
  signature: z.strictObject({ key: z.string(), value: z.string() }),
});
