import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { text } from '../../../content/content-schema';
import { readJsonFile } from '../../../content/json-file';

const lines = z.strictObject({
  zh: z.array(text).min(1),
  en: z.array(text).min(1),
  ja: z.array(text).min(1),
});
/** What a partner says. */
const replies = {
  /** To a message of the topic. An intent has its own in `wording.json`. */
  replies: lines.optional(),
  /** When the visitor asks back: “and you?” */
  own: lines.optional(),
  /** When the visitor goes on about the topic. */
  more: lines.optional(),
};
const topicFile = z.strictObject({
  ...replies,
  /** Messages of visitors; those of an intent are in `examples.json`. */
  examples: lines.optional(),
  /** Replies of partners who are formal in Japanese. */
  formal: z.partialRecord(z.enum(['replies', 'own', 'more']), z.array(text).min(1)).default({}),
  /** Messages that only continue the topic before; which of its replies answer them. */
  continues: z.enum(['own', 'more']).optional(),
  /** Its messages only mean this after a message of these topics or intents: “that was bad” after a joke. */
  follows: z.array(text).default([]),
  /** Its replies ask whether more is wrong than they can mend; no other reply may be chosen instead. */
  asksForCrisis: z.boolean().default(false),
});
export type EverydayTopic = z.output<typeof topicFile> & {
  /** Area of life: the name of the file. */
  area: string;
};

/** Two files have a topic of the same name, so one would hide the other. */
export class DuplicateTopic extends Error {
  override readonly name = 'DuplicateTopic';

  constructor(topic: string, areas: string[]) {
    super(`The topic ${topic} is in several files: ${areas.join(', ')}`);
  }
}

/**
 * Reads all topics of everyday talk; a file holds those of one area of life.
 * @throws DuplicateTopic
 */
export async function readEveryday(folder: string): Promise<Record<string, EverydayTopic>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const all = new Map<string, EverydayTopic>();
  for (const file of files) {
    const area = file.replace(/\.json$/u, '');
    const topics = await readJsonFile(join(folder, file), z.record(z.string(), topicFile));
    for (const [name, topic] of Object.entries(topics)) {
      const other = all.get(name);
      if (other !== undefined) throw new DuplicateTopic(name, [other.area, area]);
      all.set(name, { ...topic, area });
    }
  }
  return Object.fromEntries(all);
}
