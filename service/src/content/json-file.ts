import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { errorMessage } from '../process/error-message';
import { OperatorError } from '../process/operator-error';

/** A content file is invalid; the message names the file. */
export class ContentError extends OperatorError {
  override name = 'ContentError';
}

/**
 * Parses the text of a content file by a schema.
 * @throws ContentError with the file and the first invalid field
 */
export function parseJsonFile<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ContentError(`${file} is not JSON: ${errorMessage(error)}`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ContentError(`${file}: ${String(issue)}`);
}

/** Reads a required content file. @throws ContentError like `parseJsonFile`, also when it is missing. */
export async function readJsonFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ContentError(`${file} cannot be read: ${errorMessage(error)}`);
  });
  return parseJsonFile(file, text, schema);
}
