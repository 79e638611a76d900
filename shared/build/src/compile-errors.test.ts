import { describeErrors } from './compile-errors';

const SYNTAX = `Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   x Expression expected
    ,-[/site/mfe-home/src/section.ts:28:1]
 28 | export const x = (;
    :                   ^
    \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   9: start_thread
             at ./nptl/pthread_create.c:442:8`;

describe('describeErrors', () => {
  it('keeps file, place and message, without the stack of the compiler', () => {
    expect(describeErrors([{ moduleName: './src/section.ts', message: SYNTAX }])).toEqual([
      `./src/section.ts
  x Expression expected
    ,-[/site/mfe-home/src/section.ts:28:1]
 28 | export const x = (;
    :                   ^
    \`----`,
    ]);
  });

  it('keeps messages without a stack, once', () => {
    const error = {
      moduleName: './src/a.css',
      message: "Can't resolve './b.png'\n    at load (x.js:1)",
    };
    expect(describeErrors([error, error])).toEqual(["./src/a.css\nCan't resolve './b.png'"]);
  });
});
