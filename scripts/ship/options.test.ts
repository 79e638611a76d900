import { HelpRequested, UsageError } from '../lib/cli/usage-error';
import { HELP, readShipOptions } from './options';

const read = (...words: string[]) => readShipOptions(words, {}, '/site');

describe('readShipOptions', () => {
  it('publishes only, without --pin', () => {
    expect(read('mfe-home')).toMatchObject({
      name: 'mfe-home',
      pin: null,
      registry: '/site/.data/registry',
      keys: '/site/.data/keys',
    });
  });

  it('reads channel, author and reason of a pin', () => {
    const words = ['mfe-home', '--pin', 'staging', '--author', 'ming', '--reason', 'new hero'];
    expect(read(...words).pin).toEqual({ channel: 'staging', author: 'ming', reason: 'new hero' });
  });

  it('reads the reason for a forced pin', () => {
    const words = ['mfe-home', '--pin', 'production', '--reason', 'x', '--force', 'on fire'];
    expect(read(...words).pin).toMatchObject({ channel: 'production', force: 'on fire' });
  });

  it('takes the author from --author, else from RELEASE_AUTHOR', () => {
    const words = ['mfe-home', '--pin', 'staging', '--reason', 'x'];
    const env = { RELEASE_AUTHOR: 'ming' };
    expect(readShipOptions(words, env, '/site').pin?.author).toBe('ming');
    expect(readShipOptions([...words, '--author', 'hana'], env, '/site').pin?.author).toBe('hana');
  });

  it('reads channel and site of a preview', () => {
    const env = { CHANNEL: 'beta', RELEASE_AUTHOR: 'ci' };
    const words = ['mfe-home', '--preview', '--site', 'https://site.test/x'];
    const preview = { channel: 'beta', author: 'ci', site: 'https://site.test' };
    expect(readShipOptions(words, env, '/site').preview).toEqual(preview);
    expect(read('mfe-home').preview).toBeNull();
  });

  it('defaults the author to the account name', () => {
    expect(read('shell', '--pin', 'staging', '--reason', 'x').pin?.author).toMatch(/./);
  });

  it.each([
    ['a pin without a reason', ['mfe-home', '--pin', 'staging'], '--reason'],
    ['nothing to ship', [], 'Name an artifact: shell, mfe-home'],
    ['something that is no part of the site', ['service'], 'Name an artifact: shell'],
    ['a site that is no address', ['mfe-home', '--preview', '--site', 'x'], '--site must begin'],
    ['an unknown option', ['mfe-home', '--hurry'], '--author'],
  ])('refuses %s', (_, words, sentence) => {
    expect(() => read(...words)).toThrow(UsageError);
    expect(() => read(...words)).toThrow(sentence);
  });

  it('prints help for --help', () => {
    expect(() => read('--help')).toThrow(new HelpRequested(HELP));
  });
});
