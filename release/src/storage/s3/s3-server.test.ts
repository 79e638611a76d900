import { S3Server } from '../testing/s3-server';
import { attemptCount, connectS3, parseS3Address, httpStatus } from './s3-client';
import { S3Storage } from './s3-storage';
import { describeStorage } from '../testing/storage-contract';

describeStorage('a small server of the S3 protocol', async () => {
  const server = await new S3Server().start();
  return { connect: () => server.connect(), close: () => server.close() };
});

describe('S3Storage', () => {
  let server: S3Server;
  beforeEach(async () => {
    server = await new S3Server().start();
  });
  afterEach(() => server.close());

  it('stores keys at the top of a bucket without a prefix', async () => {
    const storage = server.connect('s3://bucket');
    await storage.create('a/1', 'x');
    expect([...server.objects.keys()]).toEqual(['a/1']);
    expect(await storage.list('')).toEqual(['a']);
  });

  it('lists and removes more keys than one page, without folder objects', async () => {
    const storage = server.connect();
    const names = Array.from({ length: 10 }, (_, index) => String(index));
    for (const name of names) await storage.replace(`many/${name}`, name);
    await storage.replace('many/', '');
    expect(await storage.list('many')).toEqual(names);
    await storage.remove('many');
    expect(server.objects.size).toBe(0);
  });

  it('creates nothing in a store without conditional writes, and leaves no probe', async () => {
    server.override = ({ headers }, response) => {
      if (headers['if-none-match'] === undefined) return false;
      response.writeHead(501).end();
      return true;
    };
    await expect(server.connect().create('a', 'x')).rejects.toThrow(
      /does not support "If-None-Match/,
    );
    expect(server.objects.size).toBe(0);
  });

  it('repeats a failed probe', async () => {
    let isClosed = true;
    server.override = ({ method }, response) => {
      if (method !== 'PUT' || !isClosed) return false;
      response.writeHead(403).end();
      return true;
    };
    const storage = server.connect();
    await expect(storage.create('a', 'x')).rejects.toThrow(
      /^s3:\/\/bucket\/here: creating a failed/,
    );
    isClosed = false;
    expect(await storage.create('a', 'x')).toBe(true);
  });

  it('retries during a concurrent write of the same key, and fails when it does not end', async () => {
    let busy = 2;
    server.override = ({ method }, response, key) => {
      if (method !== 'PUT' || !key.endsWith('/a') || busy === 0) return false;
      busy -= 1;
      response.writeHead(409).end();
      return true;
    };
    const storage = server.connect();
    expect(await storage.create('a', 'x')).toBe(true);
    server.objects.clear();
    busy = Infinity;
    await expect(storage.create('a', 'x')).rejects.toThrow(/creating a failed/);
  });

  it('refuses a large object by its declared size, before reading it', async () => {
    const storage = server.connect();
    server.override = ({ method }, response) => {
      if (method !== 'GET') return false;
      response.writeHead(200, { 'content-length': 1_000_000 }).flushHeaders();
      return true;
    };
    await expect(storage.read('a', 10)).rejects.toThrow('a has 1000000 bytes, the limit is 10');
  });

  it('does not treat a denied read as a missing key', async () => {
    server.override = (_, response) => {
      response.writeHead(403).end();
      return true;
    };
    const storage = server.connect();
    await expect(storage.read('a')).rejects.toThrow(/reading a failed/);
    await expect(storage.writtenAt('a')).rejects.toThrow(/reading the time of a failed/);
  });
});

describe('the address of an S3 store', () => {
  it.each([
    ['s3://bucket', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/', { bucket: 'bucket', prefix: '' }],
    ['s3://bucket/some/where//', { bucket: 'bucket', prefix: 'some/where/' }],
  ])('%s is parsed into bucket and prefix', (address, place) => {
    expect(parseS3Address(address)).toEqual(place);
  });

  it.each(['s3://', 's3:bucket', 'https://bucket/x'])('must not be %s', (address) => {
    expect(() => new S3Storage(address)).toThrow(`${address} must be s3://bucket`);
  });
});

describe('the client of an S3 store', () => {
  const configOf = async (env: NodeJS.ProcessEnv) => {
    const { client } = await connectS3(env, { accessKeyId: 'key', secretAccessKey: 'secret' });
    const { region, forcePathStyle, endpoint } = client.config;
    return { region: await region(), forcePathStyle, host: (await endpoint?.())?.hostname };
  };

  it('uses the endpoint of the environment, the S3 variable first, in any region', async () => {
    const other = { AWS_ENDPOINT_URL: 'http://all.example' };
    expect(await configOf(other)).toEqual({
      region: 'us-east-1',
      forcePathStyle: true,
      host: 'all.example',
    });
    const own = { ...other, AWS_ENDPOINT_URL_S3: 'http://own.example', AWS_REGION: 'eu-west-1' };
    expect(await configOf(own)).toMatchObject({ region: 'eu-west-1', host: 'own.example' });
  });

  it('uses Amazon by default, in the configured region', async () => {
    expect(await configOf({ AWS_DEFAULT_REGION: 'ap-northeast-1' })).toEqual({
      region: 'ap-northeast-1',
      forcePathStyle: false,
      host: undefined,
    });
  });
});

describe('an error of the SDK', () => {
  it('has the status and the number of attempts', () => {
    const error = Object.assign(new Error('x'), {
      $metadata: { httpStatusCode: 503, attempts: 3 },
    });
    expect([httpStatus(error), attemptCount(error)]).toEqual([503, 3]);
  });

  it.each([
    ['no answer', Object.assign(new Error('x'), { $metadata: {} })],
    ['no metadata', Object.assign(new Error('x'), { $metadata: null })],
    ['an error of the network', new Error('ECONNREFUSED')],
    ['nothing', null],
    ['a word', 'failed'],
  ])('counts as one attempt without a status for %s', (_, error) => {
    expect([httpStatus(error), attemptCount(error)]).toEqual([0, 1]);
  });
});
