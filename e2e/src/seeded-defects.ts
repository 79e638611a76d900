import { runProgram } from './harness/program';

await runProgram(() => import('./seeded-defects/main'));
