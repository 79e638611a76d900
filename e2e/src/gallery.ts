import { runProgram } from './harness/program';

await runProgram(() => import('./gallery/main'));
