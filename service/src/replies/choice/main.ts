import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHOICE_FILE } from '../persona/wording/persona-texts';
import { learnChoice } from './learn-choice';

// Learns again by which the persona chooses among replies, after the rules, the classifiers or the corpora have changed:
// npx tsx service/src/replies/choice/main.ts
const text = JSON.stringify(await learnChoice(), undefined, 1);
await writeFile(join('service/content/persona', CHOICE_FILE), `${text}\n`);
process.stdout.write(`${CHOICE_FILE}: ${text.length} bytes\n`);
