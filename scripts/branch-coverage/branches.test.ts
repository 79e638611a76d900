import { byFolder, leastCoveredFiles, readSummary, shareOf } from './branches';

const summary = JSON.stringify({
  total: { branches: { total: 13, covered: 9 } },
  '/code/release/src/a.ts': { branches: { total: 4, covered: 4 } },
  '/code/release/src/checks/b.ts': { branches: { total: 6, covered: 3 } },
  '/code/release/src/checks/c.ts': { branches: { total: 3, covered: 2 } },
});
const files = readSummary(summary, '/code');

describe('branch coverage', () => {
  it('is read per file, without the total', () => {
    expect([...files.keys()]).toEqual([
      'release/src/a.ts',
      'release/src/checks/b.ts',
      'release/src/checks/c.ts',
    ]);
  });

  it('is summed per folder', () => {
    expect(Object.fromEntries(byFolder(files, 3))).toEqual({
      'release/src': { total: 4, covered: 4 },
      'release/src/checks': { total: 9, covered: 5 },
    });
    expect(Object.fromEntries(byFolder(files, 1))).toEqual({ release: { total: 13, covered: 9 } });
  });

  it('is never rounded up', () => {
    expect(shareOf({ total: 10_000, covered: 8999 })).toBe(89.9);
    expect(shareOf({ total: 0, covered: 0 })).toBe(100);
  });

  it('lists the least covered files', () => {
    expect(leastCoveredFiles(files, 1)).toEqual([
      ['release/src/checks/b.ts', { total: 6, covered: 3 }],
    ]);
    expect(leastCoveredFiles(files, 9)).toHaveLength(2);
  });

  it('refuses a file that is not a report', () => {
    expect(() => readSummary('{"a":{"lines":1}}', '/code')).toThrow('branches');
  });
});
