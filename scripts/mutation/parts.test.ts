import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PARTS, type MutatedPart } from './parts';

const ROOT = path.join(import.meta.dirname, '../..');

const testOf = (source: string) => source.replace(/\.ts$/, '.test.ts');

/** Sources that a part mutates, from the root. */
function mutatedFiles({ mutate }: MutatedPart): string[] {
  return mutate
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => {
      if (!pattern.includes('*')) return [pattern];
      const folder = pattern.slice(0, pattern.indexOf('*'));
      const recursive = pattern.includes('**');
      return readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${folder}${file}`);
    });
}

it.each(PARTS)('every test beside a mutated file of $name runs against its mutants', (part) => {
  const beside = mutatedFiles(part)
    .map(testOf)
    .filter((file) => existsSync(path.join(ROOT, file)));
  expect(part.tests).toEqual(expect.arrayContaining(beside));
});
