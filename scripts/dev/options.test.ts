import { HelpRequested, UsageError } from '../lib/cli/usage-error';
import { HELP, readDevelopmentOptions } from './options';

const read = (words: string[], env: NodeJS.ProcessEnv = {}) =>
  readDevelopmentOptions(words, env, '/site');

describe('options of development', () => {
  it('give each section a port of its own, so that two can be developed at once', () => {
    expect(read(['mfe-home']).port).toBe(3101);
    expect(read(['mfe-legal']).port).toBe(3105);
  });

  it('keep everything that is made for development in one folder of the section', () => {
    const { folder, registry } = read(['mfe-legal'], { DATA_DIR: 'elsewhere' });
    expect(folder).toBe('/site/elsewhere/dev/mfe-legal');
    expect(registry).toBe('/site/elsewhere/registry');
  });

  it('take the command line before the environment', () => {
    expect(read(['mfe-home', '--port', '4000'], { PORT: '5000' }).port).toBe(4000);
    expect(read(['mfe-home'], { PORT: '5000' }).port).toBe(5000);
  });

  it.each([
    ['no section', [], 'Which section? Known are mfe-home,'],
    ['an unknown section', ['mfe-cellar'], 'Which section?'],
    ['a port that is none', ['mfe-home', '--port', '0x'], 'not "0x"'],
    ['an unknown shell', ['mfe-home', '--shell', 'old'], 'not "old"'],
    ['an unknown option', ['mfe-home', '--hot'], '--site'],
  ])('refuse %s with a sentence that helps', (_, words, sentence) => {
    expect(() => read(words)).toThrow(UsageError);
    expect(() => read(words)).toThrow(sentence);
  });

  it('are explained by --help', () => {
    expect(() => read(['--help'])).toThrow(new HelpRequested(HELP));
  });
});
