import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/machine/node-version.mjs';

requireNode();
// Imported dynamically, because an older Node cannot parse it.
const { ensureInstalled } = await import('./lib/machine/install.mjs');

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');

// `npm start` installs without the packages that only checks need.
await ensureInstalled({ mode: 'full' });
const [program = '', ...args] = process.argv.slice(2);
const child = spawn(process.execPath, [TSX, join(ROOT, program), ...args], { stdio: 'inherit' });
// The terminal signals both processes; this one ends with its child.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)));
