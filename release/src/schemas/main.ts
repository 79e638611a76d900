import fs from 'node:fs/promises';
import path from 'node:path';
import { schemaFiles } from './document-schemas';

// A development dependency of the repository root.
const { format } = await import('oxfmt');
const FOLDER = path.join(import.meta.dirname, '../../../docs/contracts');

// `npm run schemas` generates docs/contracts/*.schema.json from the zod schemas.
for (const [file, schema] of Object.entries(schemaFiles())) {
  const { code } = await format(file, JSON.stringify(schema), { printWidth: 100 });
  await fs.writeFile(path.join(FOLDER, file), code);
}
