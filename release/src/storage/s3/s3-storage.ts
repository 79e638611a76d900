import type { FileRecord } from '@huoban/contracts';
import pLimit from 'p-limit';
import {
  connectS3,
  parseS3Address,
  httpStatus,
  type S3Location,
  type S3Connection,
} from './s3-client';
import { S3ExclusiveCreator } from './s3-exclusive-creator';
import { hashBody, readBody, type StoredBody } from './read-body';
import { DocumentTooLarge, MAX_VERSION_BYTES, type Storage } from '../storage';
import { StorageFailed } from '../storage-failed';

const MAX_CONCURRENT_DELETES = 16;
const NOT_FOUND = 404;

/**
 * Keys as objects `<prefix>/<key>` of a bucket in an S3-compatible store; safe for any number of processes, because
 * `create` is a conditional write. `writtenAt` has a resolution of seconds. All methods throw StorageFailed when the store
 * cannot be reached or refuses.
 */
export class S3Storage implements Storage {
  private readonly location: S3Location;
  private readonly open: () => Promise<S3Connection>;
  private connection: Promise<S3Connection> | null = null;
  private creation: Promise<S3ExclusiveCreator> | null = null;

  /**
   * @param address `s3://bucket/prefix`; connects on first use
   * @throws TypeError without a bucket
   */
  constructor(
    private readonly address: string,
    open: () => Promise<S3Connection> = connectS3,
  ) {
    this.location = parseS3Address(address);
    this.open = open;
  }

  read(key: string, maxBytes = MAX_VERSION_BYTES): Promise<Buffer | null> {
    return this.withBody(key, maxBytes, readBody);
  }

  hash(key: string, maxBytes: number): Promise<FileRecord | null> {
    return this.withBody(key, maxBytes, hashBody);
  }

  private withBody<Result>(
    key: string,
    maxBytes: number,
    work: (body: StoredBody) => Promise<Result>,
  ): Promise<Result | null> {
    return this.run(`reading ${key}`, async ({ client, sdk, timeoutMs }) => {
      const object = this.objectOf(key);
      const response = await client.send(new sdk.GetObjectCommand(object)).catch(ignoreNotFound);
      if (!response) return null;
      const { Body: body, ContentLength: declared } = response;
      return work({ key, body, declared, maxBytes, timeoutMs });
    });
  }

  create(key: string, content: string | Buffer): Promise<boolean> {
    return this.run(`creating ${key}`, async (connection) => {
      this.creation ??= S3ExclusiveCreator.open(connection, this.location);
      const creation = await this.creation.catch((error: unknown) => {
        this.creation = null;
        throw error;
      });
      return creation.create(this.objectOf(key), Buffer.from(content));
    });
  }

  replace(key: string, content: string | Buffer): Promise<void> {
    return this.run(`replacing ${key}`, async ({ client, sdk }) => {
      const object = { ...this.objectOf(key), Body: Buffer.from(content) };
      await client.send(new sdk.PutObjectCommand(object));
    });
  }

  list(folder: string): Promise<string[]> {
    return this.run(`listing ${folder}`, async ({ client, sdk }) => {
      const location = this.folderOf(folder);
      const names: string[] = [];
      for await (const page of sdk.paginateListObjectsV2(
        { client },
        { ...location, Delimiter: '/' },
      )) {
        const files = (page.Contents ?? []).map(({ Key = '' }) => Key);
        const folders = (page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(0, -1));
        names.push(...[...files, ...folders].map((name) => name.slice(location.Prefix.length)));
      }
      // Some connection create an object for the folder itself.
      return names.filter((name) => name !== '');
    });
  }

  writtenAt(key: string): Promise<Date | null> {
    return this.run(`reading the time of ${key}`, async ({ client, sdk }) => {
      const response = await client
        .send(new sdk.HeadObjectCommand(this.objectOf(key)))
        .catch(ignoreNotFound);
      return response?.LastModified ?? null;
    });
  }

  remove(key: string): Promise<void> {
    return this.run(`removing ${key}`, async (connection) => {
      const { client, sdk } = connection;
      await client.send(new sdk.DeleteObjectCommand(this.objectOf(key)));
      const pages = sdk.paginateListObjectsV2({ client }, this.folderOf(key));
      for await (const { Contents = [] } of pages) {
        await this.removeAll(
          connection,
          Contents.flatMap(({ Key }) => Key ?? []),
        );
      }
    });
  }

  // Single deletes: older servers require a checksum for batch deletes that the SDK no longer sends.
  private async removeAll({ client, sdk }: S3Connection, keys: string[]): Promise<void> {
    const Bucket = this.location.bucket;
    await pLimit(MAX_CONCURRENT_DELETES).map(keys, (Key) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket, Key })),
    );
  }

  private async run<Result>(
    act: string,
    work: (connection: S3Connection) => Promise<Result>,
  ): Promise<Result> {
    try {
      this.connection ??= this.open();
      return await work(await this.connection);
    } catch (error) {
      if (error instanceof DocumentTooLarge) throw error;
      throw new StorageFailed(this.address, act, error);
    }
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.location.bucket, Key: this.location.prefix + key };
  }

  private folderOf(folder: string): { Bucket: string; Prefix: string } {
    const { bucket, prefix } = this.location;
    return { Bucket: bucket, Prefix: folder === '' ? prefix : `${prefix}${folder}/` };
  }
}

function ignoreNotFound(error: unknown): null {
  if (httpStatus(error) === NOT_FOUND) return null;
  throw error;
}
