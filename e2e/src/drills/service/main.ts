import { argv, exit, stderr } from 'node:process';

/** Each drill starts what it needs by itself, says what it found, and tells whether everything held. */
const DRILLS: Record<string, () => Promise<{ drill: (args: string[]) => Promise<boolean> }>> = {
  messaging: () => import('./messaging'),
  service: () => import('./kills'),
};

const [, , wanted = '', ...args] = argv;
const load = DRILLS[wanted];
if (load === undefined) {
  stderr.write(`npm run drill -- <name>; known drills: ${Object.keys(DRILLS).join(', ')}\n`);
  exit(2);
}
const { drill } = await load();
exit((await drill(args)) ? 0 : 1);
