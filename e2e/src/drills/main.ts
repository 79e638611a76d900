import { CannotRun } from '../harness/program';

const SUITES: Record<string, () => Promise<(args: readonly string[]) => Promise<number>>> = {
  faults: async () => (await import('./run')).runFaultDrills,
  releases: async () => (await import('./promotion/run')).runPromotionDrill,
  service: async () => (await import('./service/kill-drill')).runKillDrill,
  messaging: async () => (await import('./service/messaging-drill')).runMessagingDrill,
};

export const HELP = `usage: npm run drill -- faults    [--short] [--rows 1,17] [--only words] [--report file.md] [--sites 2]
       npm run drill -- releases  [--short]
       npm run drill -- service   [--rounds 20]
       npm run drill -- messaging`;

export async function main([name = '', ...args]: string[]): Promise<number> {
  const load = SUITES[name];
  if (!load) throw new CannotRun(HELP);
  return (await load())(args);
}
