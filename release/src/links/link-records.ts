import * as z from 'zod';
import { canonicalJson } from '../registry/canonical-json';
import { sha256 } from '../registry/digests';
import { openRegistry } from '../storage/open-registry';
import type { LinkContent } from './tester-link';
import { parseDocument } from '../registry/parse-document';

const MAX_BYTES = 16 * 1024;
const NAME_DIGITS = 16;

/** Stored content of a link, without its token. */
export type LinkRecord = LinkContent;

export const linkRecordSchema: z.ZodType<LinkRecord> = z.strictObject({
  format: z.literal(1),
  release: z.string().regex(/^[0-9a-f]{64}$/),
  from: z.string(),
  author: z.string(),
  note: z.string(),
  expires: z.iso.datetime(),
});

/** Stores a record of the link, so that `gc` keeps its release until the link expires. */
export async function saveLinkRecord(registry: string, link: LinkRecord): Promise<void> {
  const text = canonicalJson(link);
  const key = `links/${sha256(text).slice(0, NAME_DIGITS)}.json`;
  await openRegistry(registry).artifacts.create(key, text);
}

/** Records of all links with their keys; damaged records are skipped. */
export async function listLinkRecords(
  registry: string,
): Promise<{ key: string; link: LinkRecord }[]> {
  const { artifacts } = openRegistry(registry);
  const files = await artifacts.list('links');
  const read = await Promise.all(
    files.map(async (file) => {
      const key = `links/${file}`;
      const content = await artifacts.read(key, MAX_BYTES);
      const link = content && parseDocument(linkRecordSchema, content);
      return link ? [{ key, link }] : [];
    }),
  );
  return read.flat();
}
