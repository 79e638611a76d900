import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { SECTION_NAMES, type Release, type SectionName } from '@huoban/contracts';
import { recordOf, releaseTool } from '../site-programs';
import { compile, monolithClient, monolithServer } from './webpack.config';

const VERSION = '1.0.0-monolith';
const brotli = promisify(zlib.brotliCompress);
const TINY_SCRIPTS = ['first.js', 'start.js'];

type Groups = Record<string, string[]>;

interface Places {
  /** Registry of the federated site, whose records the monolith's are made from. */
  source: string;
  registry: string;
  /** Folder for the builds. */
  scratch: string;
}

/**
 * Builds shell and sections as one webpack build and publishes it as a release that the ordinary runner serves: the
 * build stands in the shell's version; each section's version holds what rendering reads of it.
 */
export async function deployMonolith(places: Places, release: Release): Promise<void> {
  const out = path.join(places.scratch, 'shell');
  const target = { name: 'shell', version: VERSION, out };
  await compile(monolithClient(target));
  await compile(monolithServer(target));
  const client = path.join(out, 'client');
  const groups = await takeGroups(path.join(client, 'groups.json'));
  await copyTinyScripts(places.source, release.shell.version, client);
  await compressScripts(client);
  await writeRecord(places, 'shell', release.shell.version, out, groups);
  for (const name of SECTION_NAMES) {
    await makeSection(places, name, release.sections[name].version, { client, groups });
  }
  await publishAll(places);
}

async function takeGroups(file: string): Promise<Groups> {
  const groups = JSON.parse(await fs.readFile(file, 'utf8')) as Groups;
  await fs.rm(file);
  return groups;
}

async function copyTinyScripts(registry: string, version: string, client: string): Promise<void> {
  const from = path.join(registry, 'artifacts', 'shell', version, 'client');
  for (const file of TINY_SCRIPTS)
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

/** What the server reads of a section: chunk groups, their styles as text, and a file that hands out its module. */
async function makeSection(
  places: Places,
  name: SectionName,
  version: string,
  build: { client: string; groups: Groups },
): Promise<void> {
  const out = path.join(places.scratch, name);
  await fs.mkdir(path.join(out, 'client'), { recursive: true });
  await fs.mkdir(path.join(out, 'server'), { recursive: true });
  await fs.writeFile(path.join(out, 'client', 'remoteEntry.js'), '');
  const code = `module.exports = { default: require(${JSON.stringify(name)}) };\n`;
  await fs.writeFile(path.join(out, 'server', 'index.cjs'), code);
  const groups: Groups = { section: [] };
  for (const [group, files] of Object.entries(build.groups)) {
    if (group === 'main') continue;
    groups[group.replace(`${name}-locale-`, 'locale-')] = files;
  }
  for (const file of new Set(Object.values(groups).flat())) {
    await fs.copyFile(path.join(build.client, file), path.join(out, 'client', file));
  }
  await writeRecord(places, name, version, out, groups);
}

/** `build.json` as the real version's, but for version and chunk groups. */
async function writeRecord(
  { source }: Places,
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
  } = await recordOf(source, name, version);
  const build = { contract, locales, routes, endpoints, shared, source: origin };
  const record = { ...build, name, version: VERSION, groups };
  await fs.writeFile(path.join(out, 'build.json'), JSON.stringify(record));
}

async function publishAll({ registry, scratch }: Places): Promise<void> {
  const names = ['shell', ...SECTION_NAMES];
  for (const name of names) {
    await releaseTool(registry, 'publish', name, '--folder', path.join(scratch, name));
  }
  const pairs = names.flatMap((name) => [name, VERSION]);
  const words = ['--author', 'bench', '--reason', 'measured once', '--force', 'a bench'];
  await releaseTool(registry, 'pin', ...pairs, ...words);
}
