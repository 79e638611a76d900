import path from 'node:path';
import { bundleSmoke } from './lib/build/bundle-smoke';
import { runCommand } from './lib/process/run-command.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'dist/smoke');
await bundleSmoke(root, folder);
const said = await runCommand('npm', ['pack', '--pack-destination', '..'], { cwd: folder });
const file = said.trim().split('\n').at(-1) ?? '';
process.stdout.write(`dist/${file}: npx --package ./dist/${file} huoban-smoke --help\n`);
