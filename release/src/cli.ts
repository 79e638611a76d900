import { writeFailure } from './cli/output';
import { createProgram } from './cli/program';
import { readSecretFiles } from './storage/secret-files';

const json = process.argv.includes('--json');
try {
  readSecretFiles(process.env);
  await createProgram().parseAsync();
} catch (error) {
  writeFailure(json, error);
}
