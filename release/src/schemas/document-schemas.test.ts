import fs from 'node:fs/promises';
import path from 'node:path';
import { RULES } from '../refusal';
import { schemaFiles } from './document-schemas';

const DOCS = path.join(__dirname, '../../../docs');

describe('the documented file formats', () => {
  it('equal the schemas in the code (npm run schemas)', async () => {
    const found = await fs.readdir(path.join(DOCS, 'contracts'));
    const files = schemaFiles();
    expect(found.filter((file) => file.endsWith('.schema.json')).sort()).toEqual(
      Object.keys(files).sort(),
    );
    for (const [file, schema] of Object.entries(files)) {
      const text = await fs.readFile(path.join(DOCS, 'contracts', file), 'utf8');
      expect([file, JSON.parse(text)]).toEqual([file, JSON.parse(JSON.stringify(schema))]);
    }
  });

  it('refuse unknown fields in entries and allow them in versions', () => {
    const files = schemaFiles();
    expect(files['log-entry.schema.json']).toMatchObject({ additionalProperties: false });
    expect(files['version.schema.json']).not.toHaveProperty('additionalProperties');
  });
});

describe('the guide', () => {
  it('names the test of every attack', async () => {
    const guide = await fs.readFile(path.join(DOCS, 'guides', 'release-managers.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| .* \| `([a-z-]+\.test\.ts)` +\|$/gm)].map(
      ([, file]) => file,
    );
    const files = await fs.readdir(path.join(DOCS, '../release/src/attacks'));
    expect(rows.sort()).toEqual(files.filter((file) => file.endsWith('.test.ts')).sort());
  });

  it('lists every refusal with its rule', async () => {
    const guide = await fs.readFile(path.join(DOCS, 'guides', 'release-managers.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| (R\d{3}) +\| (.+?) +\|/gm)].map(([, code, rule]) => [
      code,
      rule,
    ]);
    expect(rows).toEqual(Object.entries(RULES));
  });
});
