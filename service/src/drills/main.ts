/** Each drill starts what it needs by itself, says what it found, and tells whether everything held. */
const DRILLS: Record<string, () => Promise<{ drill: (args: string[]) => Promise<boolean> }>> = {
  messaging: () => import('./messaging/drill'),
};

const [, , name = '', ...args] = process.argv;
const load = DRILLS[name];
if (load === undefined) {
  process.stderr.write(
    `npm run drill -- <name>; known drills: ${Object.keys(DRILLS).join(', ')}\n`,
  );
  process.exit(2);
}
const { drill } = await load();
process.exit((await drill(args)) ? 0 : 1);
