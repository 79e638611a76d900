import type * as z from 'zod';
import { Refusal } from '../../http/refusal';

/** PostgreSQL cannot store U+0000 in a text. */
const findFieldWithNull = (event: object): string | undefined =>
  Object.entries(event).find(([, value]) => typeof value === 'string' && value.includes('\0'))?.[0];

/** Wraps an event handler: input that breaks the schema is refused with the name of the first wrong field. */
export const withSchema =
  <Schema extends z.ZodObject, Sender, EventResult>(
    schema: Schema,
    handle: (event: z.output<Schema>, sender: Sender) => Promise<EventResult | Refusal>,
  ) =>
  async (event: unknown, sender: Sender): Promise<EventResult | Refusal> => {
    const { success, data, error } = schema.safeParse(event);
    const invalid = success ? findFieldWithNull(data) : String(error.issues[0]?.path[0] ?? 'event');
    if (!success || invalid !== undefined)
      return new Refusal('invalidInput', { name: invalid ?? '' });
    return handle(data, sender);
  };
