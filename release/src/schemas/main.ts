import fs from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { schemaFiles } from './document-schemas';

const FOLDER = path.join(import.meta.dirname, '../../../docs/contracts');

// `npm run schemas` writes the documented file formats from the schemas by which documents are read.
for (const [file, schema] of Object.entries(schemaFiles())) {
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 100 });
  await fs.writeFile(path.join(FOLDER, file), text);
}
