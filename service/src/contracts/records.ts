import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { BreakingChange, EndpointDigest } from '@huoban/contracts/digests';

const ALLOWED_BREAKS_FILE = 'allowed-breaks.json';

/** An accepted breaking change with its reason. */
export type AllowedBreak = BreakingChange & { reason: string };

const allowedBreaks = z.array(
  z.strictObject({ endpoint: z.string(), change: z.string(), reason: z.string().min(10) }),
);

const digest = z.looseObject({
  endpoint: z.string(),
  access: z.enum(['visitor', 'user', 'either']),
  query: z.custom<EndpointDigest['query']>().optional(),
  body: z.custom<EndpointDigest['body']>().optional(),
  payload: z.custom<EndpointDigest['payload']>((value) => typeof value === 'object'),
});

/** File of an endpoint: `get.im.get_token.json` for `GET /api/im/get_token`. */
export const recordFileName = (endpoint: string): string =>
  `${endpoint
    .toLowerCase()
    .replace(/ \/api\//, '.')
    .replace(/\/$/, '')
    .replaceAll('/', '.')}.json`;

const parse = async (folder: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, file), 'utf8'));

/** Reads the recorded contract. @throws ZodError when a file is invalid. */
export async function readRecords(
  folder: string,
): Promise<{ digests: EndpointDigest[]; allowed: AllowedBreak[] }> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const digests = files.filter((file) => file !== ALLOWED_BREAKS_FILE);
  return {
    digests: await Promise.all(
      digests.map(async (file) => digest.parse(await parse(folder, file))),
    ),
    allowed: files.includes(ALLOWED_BREAKS_FILE)
      ? allowedBreaks.parse(await parse(folder, ALLOWED_BREAKS_FILE))
      : [],
  };
}

/** Records an endpoint. `format` formats the JSON of the file. */
export async function writeRecord(
  folder: string,
  record: EndpointDigest,
  format: (json: string) => Promise<string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, recordFileName(record.endpoint)),
    await format(JSON.stringify(record)),
  );
}
