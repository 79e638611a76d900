import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connectS3 } from '../s3/s3-client';
import { S3Storage } from '../s3/s3-storage';

interface StoredObject {
  content: Buffer;
  at: Date;
}

/** Answers a request instead of the server, to simulate errors. @returns whether it did */
export type RequestOverride = (
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
) => boolean;

/**
 * In-memory server for the part of the S3 protocol that the driver uses, with conditional writes and small list pages.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  override: RequestOverride = () => false;
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );
  private port = 0;

  constructor(private readonly pageSize = 3) {}

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const bound = this.server.address();
    this.port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    return this;
  }

  connect(address = 's3://bucket/here'): S3Storage {
    const env = { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${this.port}` };
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    return new S3Storage(address, () => connectS3(env, credentials));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const url = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    if (this.override(request, response, key)) return;
    if (request.method === 'PUT') this.put(request, response, key, Buffer.concat(chunks));
    else if (request.method === 'DELETE') this.delete(response, key);
    else if (url.searchParams.has('list-type')) this.list(response, url.searchParams);
    else this.get(request, response, key);
  }

  private put(
    { headers }: IncomingMessage,
    response: ServerResponse,
    key: string,
    content: Buffer,
  ): void {
    if (headers['if-none-match'] === '*' && this.objects.has(key)) {
      response.writeHead(412).end();
      return;
    }
    this.objects.set(key, { content, at: new Date() });
    response.end();
  }

  private delete(response: ServerResponse, key: string): void {
    this.objects.delete(key);
    response.writeHead(204).end();
  }

  private get({ method }: IncomingMessage, response: ServerResponse, key: string): void {
    const stored = this.objects.get(key);
    if (!stored) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-length', stored.content.length);
    response.setHeader('last-modified', stored.at.toUTCString());
    response.end(method === 'HEAD' ? undefined : stored.content);
  }

  private list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const names = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const isGrouped = query.get('delimiter') === '/';
    const shown = isGrouped ? [...new Set(names.map((key) => groupOf(key, prefix)))] : names;
    const after = query.get('continuation-token') ?? '';
    const remaining = shown.filter((name) => name > after);
    const page = remaining.slice(0, this.pageSize);
    const isCut = remaining.length > page.length;
    const isFolder = (name: string): boolean => isGrouped && name.endsWith('/') && name !== prefix;
    const entries = page.map((name) =>
      isFolder(name)
        ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${name}</Key></Contents>`,
    );
    const next = isCut ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
    response
      .setHeader('content-type', 'application/xml')
      .end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(isCut)}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
      );
  }
}

/** Keys directly below the prefix as they are, others as their folder. */
function groupOf(key: string, prefix: string): string {
  const end = key.indexOf('/', prefix.length);
  return end === -1 ? key : key.slice(0, end + 1);
}
