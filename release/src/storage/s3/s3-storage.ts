import {
  connectS3,
  parseS3Address,
  httpStatus,
  type S3Location,
  type S3Connection,
} from './s3-client';
import { S3ExclusiveCreator } from './s3-exclusive-creator';
import { readBody } from './read-body';
import { DocumentTooLarge, type Storage } from '../storage';
import { StorageFailed } from '../storage-failed';

const MAX_CONCURRENT_DELETES = 16;
const NOT_FOUND = 404;

/**
 * Keys as objects `<prefix>/<key>` of a bucket in any store that speaks Amazon's protocol; safe for any number of
 * processes, since `create` is a conditional write. Instants of writing have whole seconds. All methods throw
 * StorageFailed when the store cannot be reached or refuses.
 */
export class S3Storage implements Storage {
  private readonly place: S3Location;
  private readonly open: () => Promise<S3Connection>;
  private tools: Promise<S3Connection> | null = null;
  private creation: Promise<S3ExclusiveCreator> | null = null;

  /**
   * @param address `s3://bucket/prefix`; nothing is loaded or connected yet
   * @throws TypeError when it names no bucket
   */
  constructor(
    private readonly address: string,
    open: () => Promise<S3Connection> = connectS3,
  ) {
    this.place = parseS3Address(address);
    this.open = open;
  }

  read(key: string, atMost = Number.MAX_SAFE_INTEGER): Promise<Buffer | null> {
    return this.ask(`reading ${key}`, async ({ client, sdk }) => {
      const object = this.objectOf(key);
      const answer = await client.send(new sdk.GetObjectCommand(object)).catch(ignoreNotFound);
      return answer && readBody(key, answer.Body, answer.ContentLength, atMost);
    });
  }

  create(key: string, content: string | Buffer): Promise<boolean> {
    return this.ask(`creating ${key}`, async (tools) => {
      this.creation ??= S3ExclusiveCreator.open(tools, this.place);
      const creation = await this.creation.catch((error: unknown) => {
        this.creation = null;
        throw error;
      });
      return creation.create(this.objectOf(key), Buffer.from(content));
    });
  }

  replace(key: string, content: string | Buffer): Promise<void> {
    return this.ask(`replacing ${key}`, async ({ client, sdk }) => {
      const object = { ...this.objectOf(key), Body: Buffer.from(content) };
      await client.send(new sdk.PutObjectCommand(object));
    });
  }

  list(folder: string): Promise<string[]> {
    return this.ask(`listing ${folder}`, async ({ client, sdk }) => {
      const place = this.folderOf(folder);
      const names: string[] = [];
      for await (const page of sdk.paginateListObjectsV2(
        { client },
        { ...place, Delimiter: '/' },
      )) {
        const files = (page.Contents ?? []).map(({ Key = '' }) => Key);
        const folders = (page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(0, -1));
        names.push(...[...files, ...folders].map((name) => name.slice(place.Prefix.length)));
      }
      // Some tools leave an object behind that stands for the folder itself.
      return names.filter((name) => name !== '');
    });
  }

  writtenAt(key: string): Promise<Date | null> {
    return this.ask(`looking at ${key}`, async ({ client, sdk }) => {
      const answer = await client
        .send(new sdk.HeadObjectCommand(this.objectOf(key)))
        .catch(ignoreNotFound);
      return answer?.LastModified ?? null;
    });
  }

  remove(key: string): Promise<void> {
    return this.ask(`removing ${key}`, async (tools) => {
      const { client, sdk } = tools;
      await client.send(new sdk.DeleteObjectCommand(this.objectOf(key)));
      const pages = sdk.paginateListObjectsV2({ client }, this.folderOf(key));
      for await (const { Contents = [] } of pages) {
        await this.removeAll(
          tools,
          Contents.flatMap(({ Key }) => Key ?? []),
        );
      }
    });
  }

  // One by one: for removal of many the older servers want a checksum that the SDK no longer sends.
  private async removeAll({ client, sdk }: S3Connection, keys: string[]): Promise<void> {
    const Bucket = this.place.bucket;
    const work = async (): Promise<void> => {
      for (let Key = keys.pop(); Key !== undefined; Key = keys.pop()) {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_DELETES }, work));
  }

  private async ask<Answer>(
    act: string,
    work: (tools: S3Connection) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      this.tools ??= this.open();
      return await work(await this.tools);
    } catch (error) {
      if (error instanceof DocumentTooLarge) throw error;
      throw new StorageFailed(this.address, act, error);
    }
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }

  private folderOf(folder: string): { Bucket: string; Prefix: string } {
    const { bucket, prefix } = this.place;
    return { Bucket: bucket, Prefix: folder === '' ? prefix : `${prefix}${folder}/` };
  }
}

function ignoreNotFound(error: unknown): null {
  if (httpStatus(error) === NOT_FOUND) return null;
  throw error;
}
