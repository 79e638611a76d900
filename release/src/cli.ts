import { writeFailure } from './cli/output';
import { createProgram } from './cli/program';

const json = process.argv.includes('--json');
await createProgram()
  .parseAsync()
  .catch((error: unknown) => writeFailure(json, error));
