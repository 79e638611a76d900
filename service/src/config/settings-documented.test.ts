import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SETTING_NAMES } from './environment';

const GUIDE = join(__dirname, '../../../docs/guides/operators.md');

describe('the operators’ guide', () => {
  const rows = new Map(
    [...readFileSync(GUIDE, 'utf8').matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| /gm)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('`', '')],
    ),
  );
  const defaults = new Map(Object.entries(readSettings({})));

  it.each(SETTING_NAMES)('lists %s with its default', (name) => {
    expect(rows.get(name)).toBe(String(defaults.get(name) ?? ''));
  });

  it('lists no unknown setting', () => {
    expect([...rows.keys()].filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });
});
