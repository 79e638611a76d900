import fs from 'node:fs';
import path from 'node:path';
import { DRILLS } from './catalogue';
import { NOT_DONE, ROW_NUMBERS, ROWS } from './fault-table';

const DOCUMENT = path.resolve(__dirname, '../../../docs/fault-drills.md');

const documentedRow = (row: number): string | undefined =>
  fs
    .readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .find((line) => new RegExp(`^\\| ${row} +\\|`).test(line));

describe('the catalogue of fault drills', () => {
  it('has 47 rows, 181 drills, and 124 in the short form', () => {
    expect(ROW_NUMBERS).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
    expect(DRILLS).toHaveLength(181);
    expect(DRILLS.filter(({ fullOnly }) => !fullOnly)).toHaveLength(124);
  });

  it.each(ROW_NUMBERS)('proves row %i by a drill, or gives a reason', (row) => {
    const proofs = DRILLS.filter(({ rows }) => rows.includes(row));
    expect(proofs.length > 0 || NOT_DONE[row] !== undefined).toBe(true);
  });

  it('has a different name for every drill, and ends with the one that ends the site', () => {
    const names = DRILLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.at(-1)).toMatch(/^Ctrl-C/);
  });

  it.each(ROW_NUMBERS)('documents where row %i is proven', (row) => {
    const line = documentedRow(row);
    expect(line).toContain(ROWS[row]);
    for (const { group, rows } of DRILLS)
      if (rows.includes(row)) expect(line).toContain(`\`${group}\``);
    expect(line).toContain(NOT_DONE[row] ?? '');
  });
});
