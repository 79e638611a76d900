import { LANGUAGES, type Language } from '@huoban/contracts';
import { documentQuery } from '../document-queries';
import { DOCUMENTS } from './edition';
import { MalformedDocumentError, readDocument } from './read-document';

const FILES = Object.entries(DOCUMENTS).flatMap(([name, editions]) => [
  name,
  ...editions.map((edition) => `${name}-${edition}`),
]);
const ALL = FILES.flatMap((file) => LANGUAGES.map((language) => ({ file, language })));

const read = async (file: string, language: Language) =>
  readDocument(await documentQuery(file, language).queryFn(), file);

it.each(ALL)('$file.$language.md has a title, version, date, note and chapters', async (each) => {
  const document = await read(each.file, each.language);
  expect(document.title).not.toBe('');
  expect(document.version).toMatch(/^\d+\.\d+$/);
  expect(document.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(document.note).not.toBeNull();
  expect(document.summary).not.toBe('');
  expect(document.blocks.filter((block) => block.kind === 'heading').length).toBeGreaterThan(2);
});

it.each(FILES)('%s has the same structure in each language', async (file) => {
  const shapes = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { version, date, blocks } = await read(file, language);
      return { version, date, headings: blocks.filter(({ kind }) => kind === 'heading').length };
    }),
  );
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
});

it('does not break between a number and its unit', () => {
  const source =
    '---\ntitle: T\nversion: 1.0\ndate: 2026-01-01\n---\n连续包月每期 15 元，共 3 期。';
  expect(readDocument(source, 'terms').summary).toBe('连续包月每期 15\u00a0元，共 3\u00a0期。');
});

it('reports the file and the missing field', () => {
  const noDate = '---\ntitle: T\nversion: 1.0\n---\nx';
  expect(() => readDocument('x', 'terms')).toThrow('terms does not begin with front matter');
  expect(() => readDocument(noDate, 'terms')).toThrow(
    new MalformedDocumentError('terms has no date'),
  );
});
