import type { DocumentSignature } from '@huoban/contracts';
import * as z from 'zod';
import { smokeScopeSchema, type SmokeScope } from './smoke-scope';

/** Result of a smoke run against one release. */
export interface EvidenceContent {
  format: 1;
  /** Id of the release that was served. */
  release: string;
  /** Name of the program that ran the checks. */
  tool: string;
  version: string;
  /** Address that served it. */
  url: string;
  /** End of the run, ISO 8601. */
  at: string;
  passed: boolean;
  /** Number of checks that ran. */
  checks: number;
  /** One line for each check that failed. */
  failures: string[];
  /** Coverage; without it, this is no evidence for a whole release. */
  scope?: SmokeScope;
  author: string;
}

/** `evidence/<release>/<time>-<hash>.json`. Immutable; each run adds a document. */
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
