import { runProgram } from './harness/program';

await runProgram(() => import('./smoke/main'));
