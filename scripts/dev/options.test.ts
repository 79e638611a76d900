import { HelpRequested, UsageError } from '../lib/cli/usage-error';
import { HELP, readDevelopmentOptions } from './options';

const read = (words: string[], env: NodeJS.ProcessEnv = {}) =>
  readDevelopmentOptions(words, env, '/site');

describe('readDevelopmentOptions', () => {
  it('assigns a port per section', () => {
    expect(read(['mfe-home']).port).toBe(3101);
    expect(read(['mfe-legal']).port).toBe(3105);
  });

  it('uses one working folder per section', () => {
    const { folder, registry } = read(['mfe-legal'], { DATA_DIR: 'elsewhere' });
    expect(folder).toBe('/site/elsewhere/dev/mfe-legal');
    expect(registry).toBe('/site/elsewhere/registry');
  });

  it('prefers the command line to the environment', () => {
    expect(read(['mfe-home', '--port', '4000'], { PORT: '5000' }).port).toBe(4000);
    expect(read(['mfe-home'], { PORT: '5000' }).port).toBe(5000);
  });

  it.each([
    ['no section', [], 'Name a section: mfe-home,'],
    ['an unknown section', ['mfe-cellar'], 'Name a section:'],
    ['a port that is none', ['mfe-home', '--port', '0x'], 'not "0x"'],
    ['an unknown shell', ['mfe-home', '--shell', 'old'], 'not "old"'],
    ['an unknown option', ['mfe-home', '--hot'], '--site'],
  ])('refuses %s with a helpful message', (_, words, sentence) => {
    expect(() => read(words)).toThrow(UsageError);
    expect(() => read(words)).toThrow(sentence);
  });

  it('prints help for --help', () => {
    expect(() => read(['--help'])).toThrow(new HelpRequested(HELP));
  });
});
