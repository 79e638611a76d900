import { runProgram } from './harness/program';

await runProgram(() => import('./drills/main'));
