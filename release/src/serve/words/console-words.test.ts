import fs from 'node:fs';
import path from 'node:path';
import { inConsoleWords } from './console-words';

const SOURCES = path.resolve(__dirname, '../..');
/** Their texts are shown in a terminal only. */
const ELSEWHERE = ['cli/command', 'cli/program', 'cli/release-target', 'schemas/', 'serve/'];
/** `pnpm release x`, `--option`, VARIABLE=, chmod: what a visitor of the console has no place for. */
const COMMAND_LINE =
  /pnpm|npm run|(?:^|[ (])--[a-z]|[A-Z]+_(?:KEY|KEYS|DIR)|chmod|the command\b(?! line)/;

/** Every text in quotes of the sources that names a command, with `X` for what is filled in. */
function commandTexts(): string[] {
  const files = fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|testing/.test(file))
    .filter((file) => !ELSEWHERE.some((prefix) => file.startsWith(prefix)));
  return files.flatMap((file) => {
    const source = fs.readFileSync(path.join(SOURCES, file), 'utf8');
    const quoted = source.match(/`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g) ?? [];
    return quoted
      .map((text) =>
        text
          .slice(1, -1)
          .replaceAll('\\`', '`')
          .replaceAll(/\$\{[^}]*\}/g, 'X'),
      )
      .filter((text) => text.includes(' ') && COMMAND_LINE.test(text));
  });
}

describe('the words of the console', () => {
  it.each([...new Set(commandTexts())])('name no command: %s', (text) => {
    const words = inConsoleWords(text);
    expect(words).not.toMatch(COMMAND_LINE);
    expect(words).not.toMatch(/\.\.|,,| ,|^[a-z]/);
  });

  it('leave other texts as they are', () => {
    expect(inConsoleWords('See its log.')).toBe('See its log.');
  });

  it('name button and page', () => {
    expect(inConsoleWords('`pnpm release renew --channel staging`')).toBe(
      'Press “Extend the expiry” on the page of staging.',
    );
  });
});
