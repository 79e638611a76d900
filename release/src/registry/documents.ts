import {
  ACT_NAMES,
  DEVICES,
  LANGUAGES,
  LOG_FORMAT,
  RELEASE_FORMAT,
  SECTION_NAMES,
  type LogEntry,
  type Release,
  type VersionRecord,
} from '@huoban/contracts';
import * as z from 'zod';
import { MAX_VERSION_BYTES } from '../storage/storage';
import { versionFacts } from './version-facts';

const sectionName = z.enum(SECTION_NAMES);
const hashedFiles = z.record(z.string(), z.object({ bytes: z.int(), integrity: z.string() }));
const isWithinLimit = (files: Record<string, { bytes: number }>): boolean =>
  Object.values(files).reduce((total, { bytes }) => total + Math.abs(bytes), 0) <=
  MAX_VERSION_BYTES;
const sitemapRule = z.union([
  z.literal('hidden'),
  z.object({ ids: z.array(z.string()) }),
  z.object({ endpoint: z.string(), lists: z.array(z.string()) }),
]);
const routes = z.array(
  z.object({
    section: sectionName,
    page: z.string(),
    pattern: z.string().startsWith('/'),
    devices: z.array(z.enum(DEVICES)),
    guards: z.array(z.enum(['check-device', 'auth', 'retain-query-params'])),
    query: z.array(z.string()).exactOptional(),
    sitemap: sitemapRule.exactOptional(),
  }),
);

// Versions and channels become parts of file paths.
export const versionText = z.string().regex(/^\w[\w.+-]*$/);
export const channelText = z.string().regex(/^[a-z][a-z0-9-]*$/);

const buildFields = {
  name: z.enum(['shell', ...SECTION_NAMES]),
  version: versionText,
  contract: z.int(),
  locales: z.array(z.enum(LANGUAGES)),
  routes,
  endpoints: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  groups: z.record(z.string(), z.array(z.string())),
  source: z.object({ commit: z.string(), digest: z.string() }),
  ...versionFacts,
};

/** `build.json` of a build folder. */
export const buildRecordSchema = z.object(buildFields);

export const versionRecordSchema: z.ZodType<VersionRecord> = z.object({
  format: z.literal(RELEASE_FORMAT),
  ...buildFields,
  files: hashedFiles.refine(isWithinLimit, 'the files are too large'),
});

const pinned = { version: versionText, record: z.string() };
const pinnedSection = z.object({ ...pinned, fallback: z.object(pinned).nullable() });

export const releaseSchema: z.ZodType<Release> = z.object({
  format: z.literal(RELEASE_FORMAT),
  shell: pinnedSection,
  sections: z.record(sectionName, pinnedSection),
  routes,
  files: hashedFiles,
});

const releaseId = z.string().regex(/^[0-9a-f]{64}$/);
const author = z.string().min(1);

const signature = z.strictObject({ key: z.string(), value: z.string() });

// Strict: an unknown field would be signed but never checked.
export const logEntrySchema: z.ZodType<LogEntry> = z.strictObject({
  format: z.literal(LOG_FORMAT),
  channel: channelText,
  sequence: z.int().positive(),
  act: z.enum(ACT_NAMES),
  release: releaseId,
  canary: z
    .strictObject({
      release: releaseId,
      share: z.int().min(1).max(100),
      limits: z.strictObject({ factor: z.number().positive(), visits: z.int().positive() }),
    })
    .nullable(),
  lock: z.strictObject({ author, reason: z.string(), at: z.iso.datetime() }).nullable(),
  protected: z.array(author).min(1).nullable(),
  origin: z.strictObject({ channel: channelText, sequence: z.int().positive() }).nullable(),
  forced: z.string().min(1).nullable(),
  author,
  reason: z.string(),
  parent: z.string().nullable(),
  at: z.iso.datetime(),
  expires: z.iso.datetime(),
  signature,
  approvals: z.array(signature).min(1).max(8).exactOptional(),
});
