import { createSharedCoverage } from './shared-coverage.mjs';

it('gives each test file what was executed since the one before', () => {
  const coverage = createSharedCoverage();
  const counts = { s: { 0: 1, 1: 0 }, f: { 0: 2 }, b: { 0: [0, 3] } };
  coverage.counters['used.ts'] = counts;
  coverage.counters['unused.ts'] = { s: { 0: 0 }, f: {}, b: {} };
  expect(coverage.take()).toEqual({
    'used.ts': { s: { 0: 1, 1: 0 }, f: { 0: 2 }, b: { 0: [0, 3] } },
  });
  expect(coverage.take()).toEqual({});
  counts.b[0][0] = 1;
  expect(coverage.take()).toEqual({
    'used.ts': { s: { 0: 0, 1: 0 }, f: { 0: 0 }, b: { 0: [1, 0] } },
  });
});
