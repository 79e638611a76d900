import fs from 'node:fs/promises';
import path from 'node:path';
import { createRegistry } from '../../testing/test-registry';

/** Puts a script named `npm` first in PATH. */
export async function stubNpm(script: string): Promise<void> {
  const folder = await createRegistry();
  await fs.writeFile(path.join(folder, 'npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  process.env['PATH'] = `${folder}:${originalPath}`;
}

const originalPath = process.env['PATH'] ?? '';
afterEach(() => {
  process.env['PATH'] = originalPath;
});
