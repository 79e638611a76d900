import { runFaults } from './drills/run';

process.exitCode = (await runFaults(process.argv.slice(2))) ? 0 : 1;
