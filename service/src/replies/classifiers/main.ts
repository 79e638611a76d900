import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent } from '../../content/read-content';
import { readQuestions } from '../../content/read-questions';
import { createFeatureReader } from '../persona/understanding/classifier/message-features';
import { createVectorReader, VECTORS_FILE } from '../persona/vectors/word-vectors';
import { readAllExamples } from './examples';
import { generateClassifier } from './generate-classifier';

// Learns the classifiers again after their examples have changed:
// npx tsx service/src/replies/classifiers/main.ts
const PERSONA = 'service/content/persona';
const CONTENT = 'service/content';
const content = await readContent(CONTENT);
const questions = await readQuestions(CONTENT, content);
const readFeatures = createFeatureReader(
  () => Promise.resolve(content.games),
  createVectorReader(join(PERSONA, VECTORS_FILE)),
);
for (const [file, examples] of await readAllExamples({ ...content, questions }, PERSONA)) {
  const classifier = await generateClassifier(examples, readFeatures);
  await writeFile(join(PERSONA, file), classifier);
  process.stdout.write(`${file}: ${classifier.length} bytes\n`);
}
