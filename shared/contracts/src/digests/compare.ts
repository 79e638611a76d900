import type { EndpointDigest } from './digest';
import { findSchemaGaps, type SchemaDirection, type SchemaGap } from './schema-gaps';
import type { JsonSchema } from './json-schema';

/** An incompatible change of an endpoint. `change` is stable text: records of accepted changes refer to it. */
export interface BreakingChange {
  endpoint: string;
  change: string;
}

const EMPTY_SCHEMA: JsonSchema = { type: 'object' };

const formatChanges = (part: string, verb: string, gaps: readonly SchemaGap[]) =>
  gaps.map(({ at, reason }) => `${part} ${at === '' ? 'as a whole' : at} ${verb} ${reason}`);

const comparePart = (part: string, direction: SchemaDirection, was: JsonSchema, is: JsonSchema) =>
  direction === 'input'
    ? formatChanges(part, 'refuses', findSchemaGaps({ wide: is, narrow: was, at: '', direction }))
    : formatChanges(part, 'may give', findSchemaGaps({ wide: was, narrow: is, at: '', direction }));

const compareDefaults = (part: string, was: JsonSchema, is: JsonSchema): string[] =>
  Object.entries(was.properties ?? {}).flatMap(([name, { default: assumed }]) => {
    const now = is.properties?.[name];
    return now === undefined || JSON.stringify(now.default) === JSON.stringify(assumed)
      ? []
      : [
          `${part} ${name} is assumed to be ${now.default === undefined ? 'nothing' : JSON.stringify(now.default)}`,
        ];
  });

/** Compares two versions of an endpoint. Empty when the new one is backward compatible. */
export function findBreakingChanges(
  was: EndpointDigest,
  is: EndpointDigest | undefined,
): BreakingChange[] {
  const { endpoint } = was;
  if (is === undefined) return [{ endpoint, change: 'is gone' }];
  const inputs = (['query', 'body'] as const).flatMap((part) => {
    const [before, after] = [was[part] ?? EMPTY_SCHEMA, is[part] ?? EMPTY_SCHEMA];
    return [...comparePart(part, 'input', before, after), ...compareDefaults(part, before, after)];
  });
  const changes = [
    ...(is.access === 'user' && was.access !== 'user' ? ['needs a session'] : []),
    ...inputs,
    ...comparePart('payload', 'output', was.payload, is.payload),
  ];
  return [...new Set(changes)].map((change) => ({ endpoint, change }));
}
