import { argv, exit, stderr, stdout } from 'node:process';
import { runServiceProgram } from './harness/service-program';

/** Drills of the service alone; they are programs of its own, on its databases. */
const OF_THE_SERVICE: readonly string[] = ['messaging', 'service'];

const USAGE = `usage: npm run drill -- faults    [--short] [--rows 1,17] [--only words] [--report file.md]
       npm run drill -- releases  [--short] [--port 4700]
       npm run drill -- service   [--rounds 20]
       npm run drill -- messaging
`;

const [, , wanted = '', ...args] = argv;
if (wanted === '--help' || args.includes('--help')) {
  stdout.write(USAGE);
  exit(0);
}
if (OF_THE_SERVICE.includes(wanted)) {
  exit(await runServiceProgram('e2e/src/drills/service/main.ts', [wanted, ...args]));
}
if (wanted === 'faults') {
  const { runFaults } = await import('./drills/run');
  const form = args.includes('--short') ? [] : ['--full'];
  exit((await runFaults([...form, ...args.filter((arg) => arg !== '--short')])) ? 0 : 1);
}
if (wanted === 'releases') {
  const { drillReleases } = await import('./drills/promotion/run');
  exit((await drillReleases(args)) ? 0 : 1);
}
stderr.write(USAGE);
exit(2);
