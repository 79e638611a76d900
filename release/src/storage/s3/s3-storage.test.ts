import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { fileRecord } from '../../registry/digests';
import { describeIfSet } from '../testing/describe-if-set';
import { connectS3, parseS3Address, httpStatus } from './s3-client';
import { S3Storage } from './s3-storage';
import { describeStorage } from '../testing/storage-contract';

describeIfSet('TEST_S3_ADDRESS', 'S3Storage', (address) => {
  const own = () => `${address}/${randomBytes(6).toString('hex')}`;

  beforeAll(async () => {
    const { client, sdk } = await connectS3();
    const bucket = new sdk.CreateBucketCommand({ Bucket: parseS3Address(address).bucket });
    await client.send(bucket).catch((error: unknown) => {
      if (httpStatus(error) !== 409) throw error;
    });
  });

  describeStorage('an S3 store', () => {
    const place = own();
    const close = () => new S3Storage(place).remove('');
    return Promise.resolve({ connect: () => new S3Storage(place), close });
  });

  it('lists and removes more keys than one page', async () => {
    const storage = new S3Storage(own());
    const keys = Array.from({ length: 1010 }, (_, index) => `many/${index}`);
    for (let from = 0; from < keys.length; from += 101) {
      await Promise.all(keys.slice(from, from + 101).map((key) => storage.replace(key, key)));
    }
    expect(await storage.list('many')).toHaveLength(keys.length);
    await storage.remove('many');
    expect(await storage.list('many')).toEqual([]);
  });
});

/** An HTTP server with custom responses. */
async function serve(listener: RequestListener, timeoutMs?: number) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
  };
  const storage = new S3Storage('s3://bucket/here', async () => {
    const opened = await connectS3(env, { accessKeyId: 'key', secretAccessKey: 'secret' });
    return timeoutMs === undefined ? opened : { ...opened, timeoutMs };
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { storage, close };
}

describe('S3Storage with a faulty server', () => {
  it('creates nothing when conditions are ignored', async () => {
    const written: string[] = [];
    const { storage, close } = await serve((request, response) => {
      if (request.method === 'PUT') written.push(String(request.url));
      request.resume().on('end', () => response.end());
    });
    await expect(storage.create('log/1', 'x')).rejects.toThrow(
      /does not support "If-None-Match: \*"/,
    );
    expect(written.every((url) => url.includes('/probes/'))).toBe(true);
    close();
  });

  it('succeeds when its own earlier attempt created the key', async () => {
    const objects = new Map<string, Buffer>();
    let lose = true;
    const { storage, close } = await serve(async (request, response) => {
      const key = String(request.url).split('?')[0] ?? '';
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      if (request.method === 'GET') return response.end(objects.get(key));
      if (request.method !== 'PUT') return response.writeHead(204).end();
      if (objects.has(key)) return response.writeHead(412).end();
      objects.set(key, Buffer.concat(chunks));
      if (!key.endsWith('/log/1') || !lose) return response.end();
      lose = false;
      return request.socket.destroy();
    });
    expect(await storage.create('log/1', 'mine')).toBe(true);
    expect(lose).toBe(false);
    expect(await storage.create('log/1', 'mine')).toBe(false);
    close();
  });

  it('aborts an endless body', async () => {
    let closed = false;
    const { storage, close } = await serve((_, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(10_000)), 1);
      response.on('close', () => {
        closed = true;
        clearInterval(timer);
      });
    });
    await expect(storage.read('endless', 50_000)).rejects.toThrow('the limit is 50000');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(closed).toBe(true);
    close();
  });

  it('refuses a body that is declared too large before its bytes arrive', async () => {
    const sent = jest.fn();
    const { storage, close } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 1.5 * 2 ** 30 }).flushHeaders();
      response.on('drain', sent);
    });
    await expect(storage.read('large', 50_000)).rejects.toThrow('1610612736 bytes');
    await expect(storage.hash('large', 50_000)).rejects.toThrow('1610612736 bytes');
    expect(sent).not.toHaveBeenCalled();
    close();
  });

  it('hashes a body as it arrives', async () => {
    const size = 8 * 2 ** 20;
    const { storage, close } = await serve((_, response) => response.end(Buffer.alloc(size)));
    const concatenated = jest.spyOn(Buffer, 'concat');
    expect(await storage.hash('large', size)).toEqual(fileRecord(Buffer.alloc(size)));
    const largest = concatenated.mock.results.map(({ value }) => (value as Buffer).length);
    expect(Math.max(0, ...largest)).toBeLessThan(size / 4);
    close();
  });

  it('gives up on a body that arrives a byte at a time, and closes its connection', async () => {
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const { storage, close } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100_000 });
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => (clearInterval(timer), closed()));
    }, 100);
    await expect(storage.read('slow')).rejects.toThrow(/reading slow failed: .*too slowly/);
    await isClosed;
    close();
  });

  it('reports store and operation of an error', async () => {
    const { storage, close } = await serve((_, response) => response.writeHead(403).end());
    await expect(storage.list('a')).rejects.toThrow(/^s3:\/\/bucket\/here: listing a failed: /);
    close();
  });
});
