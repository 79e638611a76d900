import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { evaluate } from './evaluate';
import { VersionCache } from '../files/version-cache';

const code = (text: string) => Buffer.from(text);

/** The long form loads as many as a busy year publishes. */
const VERSIONS = process.env['LONG_TESTS'] ? 1000 : 200;

describe('evaluate', () => {
  it('answers what the file exports, in both forms', () => {
    expect(evaluate('a', code('exports.x = 1'))).toEqual({ x: 1 });
    expect(evaluate('a', code('module.exports = 7'))).toBe(7);
  });

  it('serves the very modules that are shared', () => {
    const react = { version: '19' };
    expect(evaluate('a', code("module.exports = require('react')"), { react })).toBe(react);
  });

  it.each(['fs', 'node:fs', 'node:child_process', 'toString', '__proto__', './other.cjs'])(
    'refuses to serve %s and says who asked',
    (request) => {
      const asking = code(`require(${JSON.stringify(request)})`);
      expect(() => evaluate('mfe-home@2', asking, { react: {} })).toThrow(
        `mfe-home@2 asks for "${request}"`,
      );
    },
  );

  it('hands on what the file throws, and refuses what is no JavaScript', () => {
    expect(() => evaluate('a', code("throw new Error('at load')"))).toThrow('at load');
    expect(() => evaluate('a', code('<!doctype html>'))).toThrow('Unexpected token');
  });

  it('gives each file a scope of its own', () => {
    evaluate('a', code('var secret = 1'));
    expect(evaluate('b', code('module.exports = typeof secret'))).toBe('undefined');
  });

  it('frees the versions that nobody uses any more', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const cache = new VersionCache<unknown>(16);
    const filler = `/*${'x'.repeat(200_000)}*/ exports.data = new Array(20_000).fill('y');`;
    const heapAfter = (from: number, to: number) => {
      for (let version = from; version < to; version += 1) {
        cache.get(`v${version}`, () => evaluate(`v${version}`, code(filler + `// ${version}`)));
      }
      collect();
      return process.memoryUsage().heapUsed;
    };
    const early = heapAfter(0, 50);
    const late = heapAfter(50, VERSIONS);
    expect((late - early) / 1_000_000).toBeLessThan(8);
  }, 120_000);
});
