import type * as z from 'zod';

/** Parses a JSON document. @returns null when it is not JSON or does not match the schema */
export function parseDocument<T>(schema: z.ZodType<T>, content: Buffer | string): T | null {
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch {
    return null;
  }
}
