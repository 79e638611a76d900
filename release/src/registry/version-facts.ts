import {
  LANGUAGES,
  type MessageMetadata,
  type SharedNames,
  type SharedSignatures,
} from '@huoban/contracts';
import type { EndpointDigest, JsonSchema } from '@huoban/contracts/digests';
import * as z from 'zod';

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonSchema = z.custom<JsonSchema>(isObject, 'is not a JSON Schema');

const endpointDigest: z.ZodType<EndpointDigest> = z.object({
  endpoint: z.string(),
  access: z.enum(['visitor', 'user', 'either']),
  query: jsonSchema.exactOptional(),
  body: jsonSchema.exactOptional(),
  payload: jsonSchema,
});

const languageName = z.enum(LANGUAGES);

const messageFacts: z.ZodType<MessageMetadata> = z.object({
  keys: z.array(z.string()),
  missing: z.partialRecord(languageName, z.array(z.string())),
  digests: z.partialRecord(languageName, z.string()),
});

const sharedNames: z.ZodType<SharedNames> = z.record(z.string(), z.array(z.string()));

const sharedSignatures: z.ZodType<SharedSignatures> = z.record(
  z.string(),
  z.record(z.string(), z.object({ hash: z.string(), text: z.string() })),
);

/** Fields of `build.json` and `version.json` that older builders did not write. */
export const versionFacts = {
  contracts: z.record(z.string(), endpointDigest).exactOptional(),
  messages: messageFacts.exactOptional(),
  names: sharedNames.exactOptional(),
  signatures: sharedSignatures.exactOptional(),
};
