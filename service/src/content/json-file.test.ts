import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { parseJsonFile, ContentError, readJsonFile } from './json-file';

const schema = z.strictObject({ name: z.strictObject({ zh: z.string() }) });

describe('a content file', () => {
  it('is parsed by the schema', () => {
    expect(parseJsonFile('tags.json', '{"name":{"zh":"温柔"}}', schema)).toEqual({
      name: { zh: '温柔' },
    });
  });

  it.each([
    ['that is truncated', '{"name":', /^tags\.json is not JSON: .*JSON/],
    ['with an invalid field', '{"name":{"zh":1}}', /^tags\.json: name\.zh: .*string/],
    ['of another kind', '[]', /^tags\.json: : .*object/],
  ])('%s is rejected with its name', (_what, text, message) => {
    expect(() => parseJsonFile('tags.json', text, schema)).toThrow(ContentError);
    expect(() => parseJsonFile('tags.json', text, schema)).toThrow(message);
  });

  it('that is missing is rejected with its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    const file = join(folder, 'wording.json');
    await expect(readJsonFile(file, schema)).rejects.toThrow(ContentError);
    await expect(readJsonFile(file, schema)).rejects.toThrow(/wording\.json.*ENOENT/);
    await writeFile(file, '{"name":{"zh":"有"}}');
    expect(await readJsonFile(file, schema)).toEqual({ name: { zh: '有' } });
    await rm(folder, { recursive: true });
  });
});
