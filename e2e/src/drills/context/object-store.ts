import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../harness/processes';

const BYTE_MS = 50;

/**
 * The documents and files of a registry folder, as an S3-compatible store answers for them. While `isSlow`, every body is
 * sent a byte at a time.
 */
export class ObjectStore {
  isSlow = false;

  private constructor(
    private readonly folder: string,
    readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(folder: string): Promise<ObjectStore> {
    const server = createServer();
    const stop = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    };
    const store = new ObjectStore(folder, `http://127.0.0.1:${await listen(server)}`, stop);
    server.on('request', ({ url = '', method }, response) => {
      const { pathname, searchParams } = new URL(url, store.url);
      if (searchParams.has('list-type'))
        return void store.list(searchParams.get('prefix') ?? '').then((list) => response.end(list));
      const key = decodeURIComponent(pathname.replace(/^\/bucket\//, ''));
      return void store.answer(key, method === 'HEAD', response);
    });
    return store;
  }

  /** Names in a folder, as the answer to a list of keys up to the next slash. */
  private async list(prefix: string): Promise<string> {
    const entries = await fs
      .readdir(path.join(this.folder, prefix), { withFileTypes: true })
      .catch(() => []);
    const parts = entries
      .filter(({ name }) => !name.startsWith('.'))
      .map((entry) =>
        entry.isDirectory()
          ? `<CommonPrefixes><Prefix>${prefix}${entry.name}/</Prefix></CommonPrefixes>`
          : `<Contents><Key>${prefix}${entry.name}</Key></Contents>`,
      );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListBucketResult>`;
  }

  private async answer(key: string, isHead: boolean, response: ServerResponse): Promise<void> {
    const content = await fs.readFile(path.join(this.folder, key)).catch(() => null);
    if (!content) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': content.length });
    let sent = 0;
    for (; this.isSlow && !isHead && sent < content.length; sent += 1) {
      if (response.destroyed) return;
      response.write(content.subarray(sent, sent + 1));
      await pause(BYTE_MS);
    }
    response.end(isHead ? undefined : content.subarray(sent));
  }
}
