import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { PictureRecord } from '@huoban/contracts/api';
import type { Log } from '../process/log';
import { errorMessage } from '../process/error-message';

const manifest = z.record(
  z.string(),
  z.object({
    base: z.string().startsWith('/'),
    widths: z.array(z.number().int().positive()).min(1),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
);

export type PictureKind = 'portraits' | 'covers' | 'entities' | 'banners' | 'scenes' | 'og';
/** Returns a picture, or `null` when there is none. */
export type PictureOf = (kind: PictureKind, slug: string) => PictureRecord;

/** Loads the picture manifest. When it is missing or invalid, it logs one warning and returns no pictures. */
export async function loadPictures(file: string, log: Log): Promise<PictureOf> {
  try {
    const pictures = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
    return (kind, slug) => pictures[`${kind}/${slug}`] ?? null;
  } catch (error) {
    const reason = errorMessage(error).replace(/\n.*/s, '');
    log.warn(`no pictures: ${file} cannot be read (${reason})`);
    return () => null;
  }
}
