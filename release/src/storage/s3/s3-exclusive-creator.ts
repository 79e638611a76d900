import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { attemptCount, httpStatus, type S3Location, type S3Connection } from './s3-client';

/** The store takes conditional writes for plain ones: two processes could both believe that they were first. */
export class ConditionalWritesUnsupported extends Error {
  override name = 'ConditionalWritesUnknown';

  constructor(bucket: string) {
    super(
      `the store of bucket ${bucket} does not know "If-None-Match: *", so nothing is created in it; ` +
        'use one that does, or keep this part of the registry in a folder or in PostgreSQL',
    );
  }
}

interface S3Object {
  Bucket: string;
  Key: string;
}

const PRECONDITION_FAILED = 412;
/** Another write of the same key is under way. */
const CONFLICT = 409;
const NOT_IMPLEMENTED = 501;
const RETRY_DELAY_MS = 50;
const MAX_TRIES = 20;

/** Exclusive creation by conditional writes, in a store that was seen to honour them. */
export class S3ExclusiveCreator {
  private constructor(private readonly tools: S3Connection) {}

  /**
   * Writes a probe twice: a store that ignores the condition would overwrite silently, later and for good.
   * @throws ConditionalWritesUnknown
   */
  static async open(
    tools: S3Connection,
    { bucket, prefix }: S3Location,
  ): Promise<S3ExclusiveCreator> {
    const creation = new S3ExclusiveCreator(tools);
    const probe = { Bucket: bucket, Key: `${prefix}probes/${randomBytes(12).toString('hex')}` };
    try {
      const first = await creation.put(probe, Buffer.from('first'));
      const second = await creation.put(probe, Buffer.from('second'));
      if (first !== 'created' || second !== 'taken') throw new ConditionalWritesUnsupported(bucket);
    } catch (error) {
      if (httpStatus(error) === NOT_IMPLEMENTED) throw new ConditionalWritesUnsupported(bucket);
      throw error;
    } finally {
      const { client, sdk } = tools;
      await client.send(new sdk.DeleteObjectCommand(probe)).catch(() => undefined);
    }
    return creation;
  }

  /** @returns false when the key was taken */
  async create(object: S3Object, content: Buffer): Promise<boolean> {
    const outcome = await this.put(object, content);
    if (outcome === 'perhaps ours') return this.holds(object, content);
    return outcome === 'created';
  }

  private async put(object: S3Object, Body: Buffer): Promise<'created' | 'taken' | 'perhaps ours'> {
    const { client, sdk } = this.tools;
    for (let tries = 1; ; tries += 1) {
      try {
        await client.send(new sdk.PutObjectCommand({ ...object, Body, IfNoneMatch: '*' }));
        return 'created';
      } catch (error) {
        const status = httpStatus(error);
        // The answer to an earlier attempt may have been lost after it had succeeded.
        if (status === PRECONDITION_FAILED)
          return attemptCount(error) > 1 ? 'perhaps ours' : 'taken';
        if (status !== CONFLICT || tries === MAX_TRIES) throw error;
        await sleep(RETRY_DELAY_MS * Math.random());
      }
    }
  }

  private async holds(object: S3Object, content: Buffer): Promise<boolean> {
    const { client, sdk } = this.tools;
    const { Body } = await client.send(new sdk.GetObjectCommand(object));
    return Body !== undefined && content.equals(await Body.transformToByteArray());
  }
}
