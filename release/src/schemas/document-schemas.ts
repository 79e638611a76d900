import * as z from 'zod';
import { deprecationSchema } from '../registry/deprecation/deprecation-store';
import {
  buildRecordSchema,
  logEntrySchema,
  releaseSchema,
  versionRecordSchema,
} from '../registry/documents';
import { timestampSchema } from '../channel/witness/timestamp';
import { evidenceSchema } from '../evidence/evidence';
import { smokeReportSchema } from '../evidence/smoke-report';
import { trustedKeysSchema } from '../keys/trusted-keys';
import { linkRecordSchema } from '../links/link-records';
import { registryFileSchema } from '../storage/registry-file';

interface DocumentSchema {
  title: string;
  /** Location and content of the document. */
  description: string;
  schema: z.ZodType;
}

/** Documents of the release system by the name of their schema file. */
const DOCUMENTS: Record<string, DocumentSchema> = {
  build: {
    title: 'build.json',
    description: 'Record of a build folder, written last by the builder; without the files.',
    schema: buildRecordSchema,
  },
  version: {
    title: 'version.json',
    description:
      'artifacts/<name>/<version>/version.json: a published version. Written last; a folder without it is not a version.',
    schema: versionRecordSchema,
  },
  release: {
    title: 'Release',
    description:
      'releases/<id>.json: one version of every artifact. The id is the SHA-256 of its canonical JSON.',
    schema: releaseSchema,
  },
  'log-entry': {
    title: 'Log entry',
    description:
      'channels/<channel>/log/<sequence>.json: one signed act with the complete state of the channel after it.',
    schema: logEntrySchema,
  },
  timestamp: {
    title: 'Timestamp',
    description:
      'timestamps/<channel>.json: a signed statement about the head of a channel, valid for 24 hours where `release serve` renews it.',
    schema: timestampSchema,
  },
  evidence: {
    title: 'Evidence',
    description:
      'evidence/<release>/<time>-<hash>.json, and input of `release smoke --report`: a smoke report that the checks signed with the key of a tester.',
    schema: evidenceSchema,
  },
  'smoke-report': {
    title: 'Smoke report',
    description:
      'Written by the smoke checks with --json. With SMOKE_KEY it is signed and has all fields of evidence.',
    schema: smokeReportSchema,
  },
  deprecation: {
    title: 'Deprecation',
    description: 'deprecations/<name>/<version>.json: a version that must not be pinned again.',
    schema: deprecationSchema,
  },
  link: {
    title: 'Tester link',
    description: 'links/<hash>.json: release and expiry of a tester link, without its signature.',
    schema: linkRecordSchema,
  },
  'trusted-keys': {
    title: 'trusted.json',
    description: '<keys>/trusted.json: the trusted public keys.',
    schema: trustedKeysSchema,
  },
  registry: {
    title: 'registry.json',
    description: '<registry>/registry.json: locations of artifacts and logs outside of the folder.',
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
    // zod cannot represent the JSON Schemas inside of documents.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') jsonSchema.type = 'object';
      // Redundant with `format`.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
