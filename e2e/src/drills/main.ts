import { CannotRun } from '../harness/program';
import { writeLine } from '../harness/text';

const SUITES: Record<string, () => Promise<(args: readonly string[]) => Promise<number>>> = {
  faults: async () => (await import('./run')).runFaultDrills,
  releases: async () => (await import('./promotion/run')).runPromotionDrill,
  service: async () => (await import('./service/kill-drill')).runKillDrill,
  messaging: async () => (await import('./service/messaging-drill')).runMessagingDrill,
};

const USAGE = `usage: npm run drill -- faults    [--short] [--rows 1,17] [--only words] [--report file.md] [--sites 2]
       npm run drill -- releases  [--short] [--port 4700]
       npm run drill -- service   [--rounds 20]
       npm run drill -- messaging`;

/** @returns exit code */
export async function main([name = '', ...args]: string[]): Promise<number> {
  if (name === '--help' || args.includes('--help')) {
    writeLine(USAGE);
    return 0;
  }
  const load = SUITES[name];
  if (!load) throw new CannotRun(USAGE);
  return (await load())(args);
}
