import * as z from 'zod';
import { text } from '../content/content-schema';
import { readJsonFile } from '../content/json-file';

const words = z.array(text).min(1);
const some = z.array(text).default([]);

const refusedRule = z
  .strictObject({
    rule: text,
    /** Any of these matches. */
    phrases: some,
    /** One phrase of each group, near each other. */
    together: z.array(words).default([]),
    /** Maximum number of characters between them. */
    within: z.number().int().min(1).max(200).default(16),
    /** Any of these cancels the match. */
    unless: some,
    /** Whose texts are refused; a visitor who asks how to end their life is answered with help. */
    from: z.array(z.enum(['user', 'character'])).default(['user', 'character']),
  })
  .refine(({ phrases, together }) => phrases.length > 0 || together.length > 1, {
    message: 'needs phrases or two groups together',
  });

const rulesFile = z.strictObject({
  /** Addresses of these hosts and their subdomains are not masked. */
  ownHosts: some,
  /** Help lines and other public numbers, which are not masked. */
  allowedNumbers: some,
  refused: z.array(refusedRule),
  masked: z.array(z.strictObject({ rule: text, words, except: some })),
  logged: z.array(z.strictObject({ rule: text, phrases: words, except: some })),
});

export type Rules = z.output<typeof rulesFile>;
export type RefusedRule = Rules['refused'][number];

/**
 * Reads the moderation rules.
 * @throws ContentError that names the file and the field that is wrong.
 */
export const readRules = (file: string): Promise<Rules> => readJsonFile(file, rulesFile);
