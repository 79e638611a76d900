import type * as z from 'zod';
import { Refusal } from '../../http/refusal';

/** PostgreSQL knows no such character in a text. */
const findFieldWithNullCharacter = (event: object): string | undefined =>
  Object.entries(event).find(([, value]) => typeof value === 'string' && value.includes('\0'))?.[0];

/** Makes a handler of an event take whatever a client sends; what breaks the schema is refused, by field. */
export const withSchema =
  <Schema extends z.ZodObject, Sender, Answer>(
    schema: Schema,
    act: (event: z.output<Schema>, sender: Sender) => Promise<Answer | Refusal>,
  ) =>
  async (event: unknown, sender: Sender): Promise<Answer | Refusal> => {
    const { success, data, error } = schema.safeParse(event);
    const wrong = success
      ? findFieldWithNullCharacter(data)
      : String(error.issues[0]?.path[0] ?? 'event');
    if (!success || wrong !== undefined) return new Refusal('invalidInput', { name: wrong ?? '' });
    return act(data, sender);
  };
