import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Language, MessageMetadata } from '@huoban/contracts';

type Messages = { [key: string]: string | Messages };

/** Plural forms differ by language, so `x_one` and `x_other` count as one key `x`. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * Reads `src/locales/<language>.json` of a package.
 * @throws Error with the path of a missing file
 */
export async function readMessageMetadata(
  root: string,
  languages: readonly Language[],
): Promise<MessageMetadata> {
  const texts = await Promise.all(
    languages.map(async (language) => {
      const file = path.join(root, 'src', 'locales', `${language}.json`);
      const content = await fs.readFile(file, 'utf8');
      return { language, content, keys: keysOf(JSON.parse(content) as Messages) };
    }),
  );
  const keys = [...new Set(texts.flatMap((text) => text.keys))].sort();
  const missing = texts.map((text) => ({ ...text, gaps: difference(keys, text.keys) }));
  return {
    keys,
    missing: Object.fromEntries(
      missing.filter(({ gaps }) => gaps.length > 0).map(({ language, gaps }) => [language, gaps]),
    ),
    digests: Object.fromEntries(
      texts.map(({ language, content }) => [
        language,
        createHash('sha256').update(content).digest('hex'),
      ]),
    ),
  };
}

function difference(all: string[], some: string[]): string[] {
  const known = new Set(some);
  return all.filter((key) => !known.has(key));
}

/** Keys with a text; a blank text counts as missing. */
function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return keysOf(value, `${prefix}${key}.`);
    return value.trim() === '' ? [] : [`${prefix}${key}`.replace(PLURAL, '')];
  });
}
