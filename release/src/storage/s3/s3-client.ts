import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/** The client with the lazily loaded SDK. */
export interface S3Connection {
  client: S3Client;
  sdk: Sdk;
  /** Until a response has ended; more is granted to large ones. */
  timeoutMs: number;
}

/** Parts of `s3://bucket/prefix`. */
export interface S3Location {
  bucket: string;
  /** Ends with `/`, or is empty. */
  prefix: string;
}

/** @throws TypeError without a bucket */
export function parseS3Address(address: string): S3Location {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined)
    throw new TypeError(`${address} must be s3://bucket or s3://bucket/prefix`);
  const prefix = path.replace(/\/+$/, '');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/**
 * Creates a client configured by AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, or other credential sources of the
 * SDK. With AWS_ENDPOINT_URL_S3 (or AWS_ENDPOINT_URL) it uses path-style buckets, as servers other than Amazon's need.
 * @param credentials override those of the environment
 */
export async function connectS3(
  env: NodeJS.ProcessEnv = process.env,
  credentials?: S3ClientConfig['credentials'],
): Promise<S3Connection> {
  const loaded: Sdk & { default?: Sdk } = await import('@aws-sdk/client-s3');
  // In a bundle, a CommonJS package that is loaded on demand has only its default export.
  const sdk = loaded.default ?? loaded;
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  const region = env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'];
  const client = new sdk.S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The protocol requires a region, which servers other than Amazon's rarely have.
    region: region ?? (endpoint === undefined ? undefined : 'us-east-1'),
    credentials,
    // Every file is verified by its hash anyway, and not every server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  return { client, sdk, timeoutMs: REQUEST_TIMEOUT_MS };
}

/** HTTP status of an SDK error; 0 without a response. */
export function httpStatus(error: unknown): number {
  const metadata = readMetadata(error);
  return typeof metadata?.['httpStatusCode'] === 'number' ? metadata['httpStatusCode'] : 0;
}

/** Number of attempts of the SDK for the failed request. */
export function attemptCount(error: unknown): number {
  const metadata = readMetadata(error);
  return typeof metadata?.['attempts'] === 'number' ? metadata['attempts'] : 1;
}

function readMetadata(error: unknown): Partial<Record<string, unknown>> | null {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return null;
  const { $metadata } = error;
  return typeof $metadata === 'object' && $metadata !== null ? { ...$metadata } : null;
}
