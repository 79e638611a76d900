import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createSteps } from '../lib/report/steps.mjs';
import { ship } from './ship';

const ran: string[][] = [];
let failing = '';
jest.mock('../lib/process/run-command.mjs', () => ({
  runCommand: async (program: string, args: string[]) => {
    ran.push([program.split('/').at(-1) ?? '', ...args]);
    if (program.endsWith(failing)) throw new Error(`${failing} found something`);
    return '';
  },
}));

async function shipHome() {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-ship-'));
  const registry = path.join(root, 'registry');
  const options = { name: 'mfe-home' as const, registry, keys: path.join(root, 'keys'), pin: null };
  ran.length = 0;
  const steps = createSteps(() => true);
  const failure = await ship(options, { root, steps }).then(
    () => null,
    (error: unknown) => String(error),
  );
  return { root, registry, failure };
}

describe('ship', () => {
  it.each(['jest', 'tsc', 'eslint'])(
    'publishes nothing when %s finds something',
    async (program) => {
      failing = program;
      const { registry, failure } = await shipHome();
      expect(failure).toBe(`Error: ${program} found something`);
      expect(ran.at(-1)?.[0]).toBe(program);
      expect(existsSync(registry)).toBe(false);
    },
  );

  it('tests, type-checks and lints only that section', async () => {
    failing = 'eslint';
    const { root } = await shipHome();
    expect(ran).toEqual([
      ['jest', '--ci', '--passWithNoTests', '--testPathPatterns', '/mfe-home/src/'],
      ['tsc', '--noEmit', '-p', path.join(root, 'dist', 'ship', 'mfe-home.json')],
      ['eslint', 'mfe-home', '--max-warnings', '0'],
    ]);
    const project = JSON.parse(readFileSync(ran[1]?.[3] ?? '', 'utf8'));
    expect(project).toMatchObject({
      extends: '../../tsconfig.json',
      include: ['../../mfe-home', '../../shared/*/src/**/*.d.ts'],
    });
  });
});
