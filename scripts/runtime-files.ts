import path from 'node:path';
import { copyRuntimeFiles } from './lib/build/runtime-files';

// For the Dockerfile: `node --import tsx scripts/runtime-files.ts /runtime`.
await copyRuntimeFiles(path.join(import.meta.dirname, '..'), path.resolve(process.argv[2] ?? ''));
