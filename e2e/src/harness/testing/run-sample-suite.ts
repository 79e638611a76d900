import { runProgram } from '../program';

await runProgram(() => import('./sample-suite'));
