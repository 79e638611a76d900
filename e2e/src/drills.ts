import { runFaults } from './drills/run-faults';

process.exitCode = (await runFaults(process.argv.slice(2))) ? 0 : 1;
