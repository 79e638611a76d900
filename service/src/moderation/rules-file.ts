import * as z from 'zod';
import { text } from '../content/content-schema';
import { readJsonFile } from '../content/json-file';

const words = z.array(text).min(1);
const some = z.array(text).default([]);

const refusedRule = z
  .strictObject({
    rule: text,
    /** One of these is enough. */
    phrases: some,
    /** One of each group, near one another. */
    together: z.array(words).default([]),
    /** Characters between them at most. */
    within: z.number().int().min(1).max(200).default(16),
    /** A text with one of these is about something else. */
    unless: some,
  })
  .refine(({ phrases, together }) => phrases.length > 0 || together.length > 1, {
    message: 'needs phrases or two groups together',
  });

const rulesFile = z.strictObject({
  /** Addresses of these hosts and their subdomains stay readable. */
  ownHosts: some,
  /** Help lines and other numbers that are no person's. */
  allowedNumbers: some,
  refused: z.array(refusedRule),
  masked: z.array(z.strictObject({ rule: text, words, except: some })),
  logged: z.array(z.strictObject({ rule: text, phrases: words, except: some })),
});

export type Rules = z.output<typeof rulesFile>;
export type RefusedRule = Rules['refused'][number];

/**
 * Reads the rules of the house.
 * @throws ContentError that names the file and the field that is wrong.
 */
export const readRules = (file: string): Promise<Rules> => readJsonFile(file, rulesFile);
