import * as z from 'zod';
import { deprecationSchema } from '../registry/deprecation/deprecation-store';
import {
  buildRecordSchema,
  logEntrySchema,
  releaseSchema,
  versionRecordSchema,
} from '../registry/documents';
import { evidenceSchema } from '../evidence/evidence';
import { smokeReportSchema } from '../evidence/smoke-report';
import { trustedKeysSchema } from '../keys/trusted-keys';
import { linkRecordSchema } from '../links/link-records';
import { registryFileSchema } from '../storage/registry-file';

interface DocumentSchema {
  title: string;
  /** Where such a document lies and what it says. */
  description: string;
  schema: z.ZodType;
}

/** Every document that the release system reads or writes, by the name of its schema file. */
const DOCUMENTS: Record<string, DocumentSchema> = {
  build: {
    title: 'build.json',
    description: 'What a builder leaves in a build folder, last: everything but the files.',
    schema: buildRecordSchema,
  },
  version: {
    title: 'version.json',
    description:
      'artifacts/<name>/<version>/version.json: a published version. Written last; a folder without it is no version.',
    schema: versionRecordSchema,
  },
  release: {
    title: 'Release',
    description:
      'releases/<id>.json: the versions that visitors get together. The id is the SHA-256 of its canonical JSON.',
    schema: releaseSchema,
  },
  'log-entry': {
    title: 'Log entry',
    description:
      'channels/<channel>/log/<sequence>.json: one signed act, with the whole state of the channel after it.',
    schema: logEntrySchema,
  },
  evidence: {
    title: 'Evidence',
    description: 'evidence/<release>/<time>-<hash>.json: what a run of checks found out about it.',
    schema: evidenceSchema,
  },
  'smoke-report': {
    title: 'Smoke report',
    description: 'What `release smoke --report` reads, beside JUnit XML.',
    schema: smokeReportSchema,
  },
  deprecation: {
    title: 'Deprecation',
    description: 'deprecations/<name>/<version>.json: a version that is not pinned anew.',
    schema: deprecationSchema,
  },
  link: {
    title: 'Tester link',
    description: 'links/<hash>.json: what a link opens and until when, without its signature.',
    schema: linkRecordSchema,
  },
  'trusted-keys': {
    title: 'trusted.json',
    description: '<keys>/trusted.json: the public keys by which signatures count.',
    schema: trustedKeysSchema,
  },
  registry: {
    title: 'registry.json',
    description: '<registry>/registry.json: where artifacts and logs are, when not in the folder.',
    schema: registryFileSchema,
  },
};

/** Schema files by name, JSON Schema 2020-12. */
export const schemaFiles = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(DOCUMENTS).map(([name, { title, description, schema }]) => {
      const { $schema, ...rest } = toJsonSchema(schema);
      return [`${name}.schema.json`, { $schema, title, description, ...rest }];
    }),
  );

const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    // The one thing that zod cannot describe is a JSON Schema inside of a document.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') jsonSchema.type = 'object';
      // `format` says it; the pattern would only hide it.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
