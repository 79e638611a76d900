import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import {
  DEV_VERSION_PREFIX,
  SECTION_NAMES,
  type Release,
  type SectionName,
} from '@huoban/contracts';
import { ensureFirstKey, openSigner, pin, publish } from '@huoban/release';
import { keysBeside, readVersionRecord } from '../../harness/servers';
import { compile, monolithClient, monolithServer } from './webpack.config';

/** Budgets are judged neither for versions of this kind nor on their channel: the monolith exceeds those of every page. */
const VERSION = `${DEV_VERSION_PREFIX}monolith`;
export const MONOLITH_CHANNEL = 'development';
const brotli = promisify(zlib.brotliCompress);
const SMALL_SCRIPTS = ['first.js', 'start.js'];

type Groups = Record<string, string[]>;

interface Folders {
  /** Registry of the federated site, whose records the monolith's are made from. */
  source: string;
  registry: string;
  scratch: string;
}

/**
 * Builds shell and sections as one webpack build and publishes it as a release that the runner serves: the version of the
 * shell contains the build, and those of the sections what rendering reads.
 */
export async function deployMonolith(folders: Folders, release: Release): Promise<void> {
  const out = path.join(folders.scratch, 'shell');
  const target = { name: 'shell', version: VERSION, out };
  await compile(monolithClient(target));
  await compile(monolithServer(target));
  const client = path.join(out, 'client');
  const groups = await readGroups(path.join(client, 'groups.json'));
  await copySmallScripts(folders.source, release.shell.version, client);
  await compressScripts(client);
  await writeRecord(folders, 'shell', release.shell.version, out, groups);
  for (const name of SECTION_NAMES) {
    await writeSection(folders, name, release.sections[name].version, { client, groups });
  }
  await publishAll(folders);
}

async function readGroups(file: string): Promise<Groups> {
  const groups = JSON.parse(await fs.readFile(file, 'utf8')) as Groups;
  await fs.rm(file);
  return groups;
}

async function copySmallScripts(registry: string, version: string, client: string): Promise<void> {
  const from = path.join(registry, 'artifacts', 'shell', version, 'client');
  for (const file of SMALL_SCRIPTS)
    await fs.copyFile(path.join(from, file), path.join(client, file));
}

async function compressScripts(folder: string): Promise<void> {
  const files = (await fs.readdir(folder)).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const packed = await brotli(await fs.readFile(path.join(folder, file)));
      await fs.writeFile(path.join(folder, `${file}.br`), packed);
    }),
  );
}

/** Writes what the server reads of a section: chunk groups, their files, and a server file that returns its module. */
async function writeSection(
  folders: Folders,
  name: SectionName,
  version: string,
  build: { client: string; groups: Groups },
): Promise<void> {
  const out = path.join(folders.scratch, name);
  await fs.mkdir(path.join(out, 'client'), { recursive: true });
  await fs.mkdir(path.join(out, 'server'), { recursive: true });
  await fs.writeFile(path.join(out, 'client', 'remoteEntry.js'), '');
  const code = `module.exports = { default: require(${JSON.stringify(name)}) };\n`;
  await fs.writeFile(path.join(out, 'server', 'index.cjs'), code);
  // Its scripts need no runtime, so that they also run early.
  const groups: Groups = { section: [], container: [] };
  for (const [group, files] of Object.entries(build.groups)) {
    if (group === 'main') continue;
    groups[group.replace(`${name}-locale-`, 'locale-')] = files;
  }
  for (const file of new Set(Object.values(groups).flat())) {
    await fs.copyFile(path.join(build.client, file), path.join(out, 'client', file));
  }
  await writeRecord(folders, name, version, out, groups);
}

/** Writes the `build.json` of the real version with another version and other chunk groups. */
async function writeRecord(
  { source }: Folders,
  name: 'shell' | SectionName,
  version: string,
  out: string,
  groups: Groups,
): Promise<void> {
  const {
    contract,
    locales,
    routes,
    endpoints,
    shared,
    source: origin,
  } = await readVersionRecord(source, name, version);
  const build = { contract, locales, routes, endpoints, shared, source: origin };
  const record = { ...build, name, version: VERSION, groups };
  await fs.writeFile(path.join(out, 'build.json'), JSON.stringify(record));
}

async function publishAll({ registry, scratch }: Folders): Promise<void> {
  const names = ['shell', ...SECTION_NAMES] as const;
  for (const name of names) await publish(registry, path.join(scratch, name));
  const keys = keysBeside(registry);
  await ensureFirstKey(keys);
  await pin(registry, {
    channel: MONOLITH_CHANNEL,
    author: 'bench',
    reason: 'measured once',
    force: 'a bench',
    signer: await openSigner(keys),
    versions: Object.fromEntries(names.map((name) => [name, VERSION])),
  });
}
