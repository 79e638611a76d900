import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptCount, httpStatus, type S3Location, type S3Connection } from './s3-client';

/** The store ignores write conditions, so two processes could both create the same key. */
export class ConditionalWritesUnsupported extends Error {
  override name = 'ConditionalWritesUnknown';

  constructor(bucket: string) {
    super(
      `the store of bucket ${bucket} does not support "If-None-Match: *", which exclusive creation needs; ` +
        'use another store, or keep this part of the registry in a folder or in PostgreSQL',
    );
  }
}

interface S3Object {
  Bucket: string;
  Key: string;
}

const PRECONDITION_FAILED = 412;
/** A concurrent write of the same key. */
const CONFLICT = 409;
const NOT_IMPLEMENTED = 501;
const RETRY_DELAY_MS = 50;
const MAX_ATTEMPTS = 20;

/** Exclusive creation by conditional writes, verified with a probe. */
export class S3ExclusiveCreator {
  private constructor(private readonly connection: S3Connection) {}

  /**
   * Writes a probe twice to detect a store that ignores the condition and would silently overwrite.
   * @throws ConditionalWritesUnknown
   */
  static async open(
    connection: S3Connection,
    { bucket, prefix }: S3Location,
  ): Promise<S3ExclusiveCreator> {
    const creator = new S3ExclusiveCreator(connection);
    const probe = { Bucket: bucket, Key: `${prefix}probes/${randomBytes(12).toString('hex')}` };
    try {
      const first = await creator.put(probe, Buffer.from('first'));
      const second = await creator.put(probe, Buffer.from('second'));
      if (first !== 'created' || second !== 'exists')
        throw new ConditionalWritesUnsupported(bucket);
    } catch (error) {
      if (httpStatus(error) === NOT_IMPLEMENTED) throw new ConditionalWritesUnsupported(bucket);
      throw error;
    } finally {
      const { client, sdk } = connection;
      await client.send(new sdk.DeleteObjectCommand(probe)).catch(() => undefined);
    }
    return creator;
  }

  /** @returns false when the key exists */
  async create(object: S3Object, content: Buffer): Promise<boolean> {
    const outcome = await this.put(object, content);
    if (outcome === 'unknown') return this.hasContent(object, content);
    return outcome === 'created';
  }

  private async put(object: S3Object, Body: Buffer): Promise<'created' | 'exists' | 'unknown'> {
    const { client, sdk } = this.connection;
    for (let attempts = 1; ; attempts += 1) {
      try {
        await client.send(new sdk.PutObjectCommand({ ...object, Body, IfNoneMatch: '*' }));
        return 'created';
      } catch (error) {
        const status = httpStatus(error);
        // An earlier attempt may have succeeded although its response was lost.
        if (status === PRECONDITION_FAILED) return attemptCount(error) > 1 ? 'unknown' : 'exists';
        if (status !== CONFLICT || attempts === MAX_ATTEMPTS) throw error;
        await sleep(RETRY_DELAY_MS * Math.random());
      }
    }
  }

  private async hasContent(object: S3Object, content: Buffer): Promise<boolean> {
    const { client, sdk } = this.connection;
    const { Body } = await client.send(new sdk.GetObjectCommand(object));
    return Body !== undefined && content.equals(await Body.transformToByteArray());
  }
}
