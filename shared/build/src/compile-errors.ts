import type { StatsError } from 'webpack';

/** What follows is of the compiler, not of the sources. */
const BACKTRACE = /\n\s*(?:Caused by:|Stack backtrace:)[\s\S]*$/;
const LOADER = /^Module build failed \(from [^\n]*\):\n(?:Error: )?/;
const STACK_LINE = /^\s+at .*(?:\n|$)/gm;

/** File and message of each error, without stacks of loaders and without duplicates. */
export const describeErrors = (errors: readonly StatsError[]): string[] => [
  ...new Set(
    errors.map(({ moduleName, message }) =>
      [
        moduleName,
        message.replace(LOADER, '').replace(BACKTRACE, '').replace(STACK_LINE, '').trimEnd(),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  ),
];
