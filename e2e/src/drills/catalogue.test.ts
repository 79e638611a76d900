import fs from 'node:fs';
import path from 'node:path';
import { DRILLS, DRILLS_OF } from './catalogue';
import { NOT_DONE, ROW_NUMBERS, ROWS } from './fault-table';

const DOCUMENT = path.resolve(__dirname, '../../../docs/fault-drills.md');

/** Line of a row in the table of the document. */
const lineOf = (row: number): string | undefined =>
  fs
    .readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .find((line) => new RegExp(`^\\| ${row} +\\|`).test(line));

describe('the catalogue of fault drills', () => {
  it('knows the 45 rows of the fault table and two more', () => {
    expect(ROW_NUMBERS).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
  });

  it.each(ROW_NUMBERS)('proves row %i by a drill, or says why not', (row) => {
    const proofs = DRILLS.filter(({ rows }) => rows.includes(row));
    expect(proofs.length > 0 || NOT_DONE[row] !== undefined).toBe(true);
  });

  it('names every drill differently, and ends with the one that ends the site', () => {
    const names = DRILLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.at(-1)).toMatch(/^Ctrl-C/);
  });

  it.each(ROW_NUMBERS)('says in the document where row %i is proven', (row) => {
    const line = lineOf(row);
    expect(line).toContain(ROWS[row]);
    for (const [file, drills] of Object.entries(DRILLS_OF)) {
      if (drills.some(({ rows }) => rows.includes(row))) expect(line).toContain(`\`${file}\``);
    }
    expect(line).toContain(NOT_DONE[row] ?? '');
  });
});
