import fs from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FORMAT, type FileRecord, type VersionRecord } from '@huoban/contracts';
import { readFileIfExists } from '../storage/files/read-file';
import { hashRegularFile, UnboundedFile } from '../storage/files/read-regular-file';
import { MAX_VERSION_BYTES } from '../storage/storage';
import { buildRecordSchema } from './documents';
import { refusalError } from '../refusal';

const PUBLISHED_PATHS = /^(client\/|server\/|section\.json$)/;

/**
 * Reads a build folder and hashes every file to publish.
 * @throws ReleaseRefused R011 without a valid `build.json`, or without files for server or client, R049 above the size
 * limit
 */
export async function readBuildFolder(folder: string): Promise<VersionRecord> {
  const build = await readBuildRecord(folder);
  const files = await hashFiles(folder);
  for (const part of ['client/', 'server/']) {
    if (!Object.keys(files).some((file) => file.startsWith(part))) {
      throw incompleteBuildRefusal(folder, `it has no file in ${part}`);
    }
  }
  return { format: RELEASE_FORMAT, ...build, files };
}

async function readBuildRecord(folder: string) {
  const content = await readFileIfExists(path.join(folder, 'build.json'));
  if (content === null) throw incompleteBuildRefusal(folder, 'it has no build.json');
  try {
    return buildRecordSchema.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    throw incompleteBuildRefusal(folder, `its build.json is not valid: ${String(error)}`);
  }
}

async function hashFiles(folder: string): Promise<Record<string, FileRecord>> {
  const files: Record<string, FileRecord> = {};
  let bytes = 0;
  const found = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found.filter((candidate) => candidate.isFile())) {
    const full = path.join(entry.parentPath, entry.name);
    const relative = path.relative(folder, full).replaceAll(path.sep, '/');
    if (!PUBLISHED_PATHS.test(relative)) continue;
    const record = await hashRegularFile(full, MAX_VERSION_BYTES - bytes).catch(
      (error: unknown) => {
        throw error instanceof UnboundedFile ? tooLargeRefusal(folder) : error;
      },
    );
    if (!record) throw incompleteBuildRefusal(folder, `${relative} was removed meanwhile`);
    bytes += record.bytes;
    files[relative] = record;
  }
  return files;
}

const incompleteBuildRefusal = (folder: string, problem: string) =>
  refusalError({
    code: 'R011',
    subject: folder,
    problem,
    remedy: 'Run `npm run build` and publish again.',
  });

const tooLargeRefusal = (folder: string) =>
  refusalError({
    code: 'R049',
    subject: folder,
    problem: `its files have more than ${MAX_VERSION_BYTES / 1024 / 1024} MB`,
    remedy: 'Serve large media from the media folder, and build again.',
  });
