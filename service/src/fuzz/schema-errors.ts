import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '@huoban/contracts/digests';

const ajv = new Ajv2020({
  allErrors: true,
  logger: false,
  ownProperties: true,
  strict: false,
  validateFormats: false,
});

/** Violations of a JSON schema, each with the path of the value; empty for a valid value. */
export function schemaErrors(schema: JsonSchema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message = '' }) => `$${instancePath} ${message}`,
  );
}
