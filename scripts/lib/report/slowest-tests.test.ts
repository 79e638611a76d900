import { slowestTests } from './slowest-tests.mjs';

it('lists the slowest files first, with their share', () => {
  expect(slowestTests('1000 /r/a b.test.ts\n3000 /r/c.test.ts\n', '/r/')).toBe(
    [
      '4 s of processor time in 2 files',
      '    3.0 s  75.0 %  c.test.ts',
      '    1.0 s  25.0 %  a b.test.ts',
    ].join('\n'),
  );
});

it('has no lines without files', () => {
  expect(slowestTests('', '/r/')).toBe('0 s of processor time in 0 files');
});
