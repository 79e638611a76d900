import { answerFailure } from './cli/output';
import { createProgram } from './cli/program';

const json = process.argv.includes('--json');
await createProgram()
  .parseAsync()
  .catch((error: unknown) => answerFailure(json, error));
