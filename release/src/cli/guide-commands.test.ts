import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { createProgram } from './program';

const ROOT = path.resolve(__dirname, '../../..');
const DOCUMENTS = ['README.md', 'deploy/README.md', 'release/README.md', 'docs'];
/** A command of the release tool until the end of its line, its code span or its comment. */
const COMMAND = /(?:pnpm release|release\/src\/cli\.ts) ([a-z][^`#\n|]*)/g;
const RELEASE_GUIDES = /release-(?:managers|console)\.md$/;
/** In the guides of releases, a code span may name only the command and its options. */
const SPAN = new RegExp(
  `\`((?:${createProgram()
    .commands.map((each) => each.name())
    .join('|')}) [^\`\n]*)\``,
  'g',
);

function documentFiles(): string[] {
  return DOCUMENTS.flatMap((place) => {
    if (place.endsWith('.md')) return [place];
    const files = fs.readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' });
    // Decisions say what was true on their day.
    return files
      .filter((file) => file.endsWith('.md') && !file.startsWith('decisions/'))
      .map((file) => path.join(place, file));
  });
}

const commands = documentFiles().flatMap((file) => {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const spans = RELEASE_GUIDES.test(file) ? text.matchAll(SPAN) : [];
  return [...text.matchAll(COMMAND), ...spans].map(
    ([, words = '']) => [file, words.replace(/[;)].*$/, '').trim()] as const,
  );
});

/** Words as a shell splits them. */
const split = (line: string): string[] =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

/** The command, or the command of a group such as `keys create`, and the words after its name. */
function find(program: Command, [name = '', ...rest]: readonly string[]): [Command, string[]] {
  const command = program.commands.find((each) => each.name() === name);
  if (!command) throw new Error(`release has no command ${name}`);
  const isGroup = command.commands.length > 0 && rest[0] !== undefined;
  return isGroup ? find(command, rest) : [command, [...rest]];
}

describe('the commands of the documents', () => {
  it('are many', () => expect(commands.length).toBeGreaterThan(30));

  it.each(commands)('%s: release %s', (_, line) => {
    const [command, words] = find(createProgram(), split(line));
    // Where a document names only the option, its value is missing.
    const last = words.at(-1);
    if (last?.startsWith('--'))
      expect(command.options.map(({ long }) => long)).toContain(words.pop());
    const { operands, unknown } = command.parseOptions(words);
    expect(unknown).toEqual([]);
    const { registeredArguments: expected } = command;
    const isOpen = expected.some(({ variadic }) => variadic);
    if (!isOpen) expect(operands.length).toBeLessThanOrEqual(expected.length);
  });
});
