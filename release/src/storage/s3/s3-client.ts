import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';

const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** The client with the commands, which are loaded together with it. */
export interface S3Connection {
  client: S3Client;
  sdk: typeof import('@aws-sdk/client-s3');
}

/** Parts of `s3://bucket/prefix`. */
export interface S3Location {
  bucket: string;
  /** Ends with `/`, or is empty. */
  prefix: string;
}

/** @throws TypeError when it names no bucket */
export function parseS3Address(address: string): S3Location {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (bucket === undefined)
    throw new TypeError(`${address} must be s3://bucket or s3://bucket/prefix`);
  const prefix = path.replace(/\/+$/, '');
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/**
 * A client by the usual variables: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, or whatever else the SDK finds
 * credentials in. With AWS_ENDPOINT_URL_S3 (or AWS_ENDPOINT_URL) buckets are parts of the path, as servers other than
 * Amazon's have them.
 * @param credentials instead of those of the environment
 */
export async function connectS3(
  env: NodeJS.ProcessEnv = process.env,
  credentials?: S3ClientConfig['credentials'],
): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  const region = env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'];
  const client = new sdk.S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Servers other than Amazon's rarely have regions, and the protocol wants one.
    region: region ?? (endpoint === undefined ? undefined : 'us-east-1'),
    credentials,
    // Every file is compared with its hash anyway, and not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  });
  return { client, sdk };
}

/** HTTP status of an answer that the SDK made an error of; 0 when there was no answer. */
export function httpStatus(error: unknown): number {
  const metadata = readMetadata(error);
  return typeof metadata?.['httpStatusCode'] === 'number' ? metadata['httpStatusCode'] : 0;
}

/** How often the SDK sent the request that ended with this error. */
export function attemptCount(error: unknown): number {
  const metadata = readMetadata(error);
  return typeof metadata?.['attempts'] === 'number' ? metadata['attempts'] : 1;
}

function readMetadata(error: unknown): Partial<Record<string, unknown>> | null {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return null;
  const { $metadata } = error;
  return typeof $metadata === 'object' && $metadata !== null ? { ...$metadata } : null;
}
