import fs from 'node:fs/promises';
import path from 'node:path';
import { schemaFiles } from './document-schemas';

// A development dependency of the repository root.
const { format } = await import('prettier');
const FOLDER = path.join(import.meta.dirname, '../../../docs/contracts');

// `npm run schemas` generates docs/contracts/*.schema.json from the zod schemas.
for (const [file, schema] of Object.entries(schemaFiles())) {
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 100 });
  await fs.writeFile(path.join(FOLDER, file), text);
}
