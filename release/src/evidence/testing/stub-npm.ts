import fs from 'node:fs/promises';
import path from 'node:path';
import { makeRegistry } from '../../testing/test-registry';

/** For tests: puts a program before everything else that is called `npm`, which runs the checks. */
export async function standIn(script: string): Promise<void> {
  const folder = await makeRegistry();
  await fs.writeFile(path.join(folder, 'npm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  process.env['PATH'] = `${folder}:${usual}`;
}

const usual = process.env['PATH'] ?? '';
afterEach(() => {
  process.env['PATH'] = usual;
});
