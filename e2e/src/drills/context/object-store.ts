import type { ServerResponse } from 'node:http';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CleanupStack } from '../../harness/cleanup';
import { serve } from '../../harness/http';

const BYTE_MS = 50;

/**
 * The documents and files of a registry folder, as an S3-compatible store answers for them. While `isSlow`, every body is
 * sent a byte at a time.
 */
export async function startObjectStore(cleanup: CleanupStack, folder: string) {
  const store = { isSlow: false, env: {} };
  const answer = async (key: string, isHead: boolean, response: ServerResponse) => {
    const content = await fs.readFile(path.join(folder, key)).catch(() => null);
    if (!content) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': content.length });
    let sent = 0;
    for (; store.isSlow && !isHead && sent < content.length; sent += 1) {
      if (response.destroyed) return;
      response.write(content.subarray(sent, sent + 1));
      await pause(BYTE_MS);
    }
    response.end(isHead ? undefined : content.subarray(sent));
  };
  const { url } = cleanup.stopLater(
    await serve(({ url: address = '', method }, response) => {
      const { pathname, searchParams } = new URL(address, 'http://store');
      if (searchParams.has('list-type'))
        return void list(folder, searchParams.get('prefix') ?? '').then((keys) =>
          response.end(keys),
        );
      const key = decodeURIComponent(pathname.replace(/^\/bucket\//, ''));
      return void answer(key, method === 'HEAD', response);
    }),
  );
  // Settings of a shell whose registry is in it.
  store.env = {
    AWS_ENDPOINT_URL_S3: url,
    AWS_ACCESS_KEY_ID: 'drill',
    AWS_SECRET_ACCESS_KEY: 'drill',
  };
  return store;
}

/** Names in a folder, as the answer to a list of keys up to the next slash. */
async function list(folder: string, prefix: string): Promise<string> {
  const found = await fs
    .readdir(path.join(folder, prefix), { withFileTypes: true })
    .catch(() => []);
  const parts = found
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) =>
      entry.isDirectory()
        ? `<CommonPrefixes><Prefix>${prefix}${entry.name}/</Prefix></CommonPrefixes>`
        : `<Contents><Key>${prefix}${entry.name}</Key></Contents>`,
    );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListBucketResult>`;
}
