import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { evaluate } from './evaluate';

const code = (text: string) => Buffer.from(text);

/** The long form loads as many versions as a busy year publishes. */
const VERSIONS = process.env['LONG_TESTS'] ? 1000 : 200;

describe('evaluate', () => {
  it('returns the exports in both forms', () => {
    expect(evaluate('a', code('exports.x = 1'))).toEqual({ x: 1 });
    expect(evaluate('a', code('module.exports = 7'))).toBe(7);
  });

  it('provides the shared module instances', () => {
    const react = { version: '19' };
    expect(evaluate('a', code("module.exports = require('react')"), { react })).toBe(react);
  });

  it.each(['fs', 'node:fs', 'node:child_process', 'toString', '__proto__', './other.cjs'])(
    'refuses %s and names the version that requires it',
    (request) => {
      const requiring = code(`require(${JSON.stringify(request)})`);
      expect(() => evaluate('mfe-home@2', requiring, { react: {} })).toThrow(
        `mfe-home@2 requires "${request}"`,
      );
    },
  );

  it('passes on errors of the file and refuses text that is not JavaScript', () => {
    expect(() => evaluate('a', code("throw new Error('at load')"))).toThrow('at load');
    expect(() => evaluate('a', code('<!doctype html>'))).toThrow('Unexpected token');
  });

  it('evaluates each file in its own scope', () => {
    evaluate('a', code('var secret = 1'));
    expect(evaluate('b', code('module.exports = typeof secret'))).toBe('undefined');
  });

  it('frees unused versions', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const cache = new LRUCache<string, object>({ max: 16 });
    const filler = `/*${'x'.repeat(200_000)}*/ exports.data = new Array(20_000).fill('y');`;
    const heapAfter = (from: number, to: number) => {
      for (let version = from; version < to; version += 1) {
        cache.set(`v${version}`, {
          exports: evaluate(`v${version}`, code(`${filler}// ${version}`)),
        });
      }
      collect();
      return process.memoryUsage().heapUsed;
    };
    const early = heapAfter(0, 50);
    const late = heapAfter(50, VERSIONS);
    expect((late - early) / 1_000_000).toBeLessThan(8);
  }, 120_000);
});
