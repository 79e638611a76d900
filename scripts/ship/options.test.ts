import { HelpRequested, UsageError } from '../lib/cli/usage-error';
import { HELP, readShipOptions } from './options';

const read = (...words: string[]) => readShipOptions(words, {}, '/site');

describe('options of shipping', () => {
  it('publish only, unless a channel is named', () => {
    expect(read('mfe-home')).toMatchObject({
      name: 'mfe-home',
      pin: null,
      registry: '/site/.data/registry',
      keys: '/site/.data/keys',
    });
  });

  it('name channel, author and reason of a pin', () => {
    const words = ['mfe-home', '--pin', 'staging', '--author', 'ming', '--reason', 'new hero'];
    expect(read(...words).pin).toEqual({ channel: 'staging', author: 'ming', reason: 'new hero' });
  });

  it('say why a pin goes without evidence', () => {
    const words = ['mfe-home', '--pin', 'production', '--reason', 'x', '--force', 'on fire'];
    expect(read(...words).pin).toMatchObject({ channel: 'production', force: 'on fire' });
  });

  it('take the account for the author', () => {
    expect(read('shell', '--pin', 'staging', '--reason', 'x').pin?.author).toMatch(/./);
  });

  it.each([
    ['a pin without a reason', ['mfe-home', '--pin', 'staging'], '--reason'],
    ['nothing to ship', [], 'Known are shell, mfe-home'],
    ['something that is no part of the site', ['service'], 'Known are shell'],
    ['an unknown option', ['mfe-home', '--hurry'], '--author'],
  ])('refuse %s', (_, words, sentence) => {
    expect(() => read(...words)).toThrow(UsageError);
    expect(() => read(...words)).toThrow(sentence);
  });

  it('are explained by --help', () => {
    expect(() => read('--help')).toThrow(new HelpRequested(HELP));
  });
});
