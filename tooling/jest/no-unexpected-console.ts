import { format } from 'node:util';

// React, MobX and our own code report misuse through the console. A test that expects such a
// message replaces the method: `jest.spyOn(console, 'error').mockImplementation()`.

const METHODS = ['error', 'warn'] as const;

let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...parts)}`);
    };
  }
});

afterEach(() => {
  if (unexpected.length === 0) return;
  const messages = unexpected.join('\n');
  unexpected = [];
  throw new Error(`The test wrote to the console without expecting to:\n${messages}`);
});
