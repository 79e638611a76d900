import fs from 'node:fs/promises';
import path from 'node:path';
import { schemaFiles } from './document-schemas';

// Only this program of the package needs it, and only beside the sources.
const { format } = await import('prettier');
const FOLDER = path.join(import.meta.dirname, '../../../docs/contracts');

// `npm run schemas` writes the documented file formats from the schemas by which documents are read.
for (const [file, schema] of Object.entries(schemaFiles())) {
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 100 });
  await fs.writeFile(path.join(FOLDER, file), text);
}
