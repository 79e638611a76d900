import { runProgram } from './harness/program';

await runProgram(() => import('./visual/main'));
