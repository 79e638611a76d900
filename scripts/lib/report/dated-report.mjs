import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/**
 * Writes the report of a full test run.
 * @param {string} folder created when missing
 * @param {{ began: Date, ended: Date, commit: string, table: string, sentence: string, failures: readonly string[] }} run
 *   `failures`: output of failed steps
 * @returns {string} the file, named by the start time of the run
 */
export function writeDatedReport(folder, { began, ended, commit, table, sentence, failures }) {
  const file = join(folder, `test-full-${began.toISOString().slice(0, 19).replaceAll(':', '')}.md`);
  const minutes = ((ended.getTime() - began.getTime()) / 60_000).toFixed(1);
  const text = `# Full test run of ${began.toISOString()}

${sentence}, in ${minutes} minutes.

- commit: ${commit}
- machine: ${describeMachine()}

${fenced(table)}
${failures.length > 0 ? `\n## Output of failed steps\n\n${failures.map(fenced).join('\n')}` : ''}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Processors, memory, platform and Node of this machine, in one line. */
export function describeMachine() {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return `${machine}, ${memory}, ${process.platform} ${process.arch}, Node ${process.version}`;
}

/** @param {string} text */
const fenced = (text) => `\`\`\`\`text\n${text}\n\`\`\`\`\n`;
