import fs from 'node:fs';
import path from 'node:path';
import { readDevelopmentOptions } from '../dev/options';
import { HelpRequested, UsageError } from '../lib/cli/usage-error';
import { HELP, readShipOptions } from './options';

const read = (...words: string[]) => readShipOptions(words, {}, '/site');

const GUIDE = fs.readFileSync(path.join(__dirname, '../../docs/guides/feature-teams.md'), 'utf8');
/** Command, artifact and words of `pnpm --filter mfe-home ship --preview`, to the end of its code or comment. */
const COMMAND = /pnpm --filter (?:@huoban\/)?([\w-]+) (ship|dev)\b([^`#\n]*)/g;
const COMMANDS = [...GUIDE.matchAll(COMMAND)].map(([, name = '', program = '', words = '']) => {
  const split = words.match(/"[^"]*"|[^\s…]+/g) ?? [];
  return [program, [name, ...split.map((word) => word.replaceAll('"', ''))]] as const;
});

describe('the commands of the guide for feature teams', () => {
  it('are several', () => expect(COMMANDS.length).toBeGreaterThan(5));

  it.each(COMMANDS)('%s %j', (program, words) => {
    // Where the guide omits the reason with an ellipsis, it is required all the same.
    const isShort = words.includes('--pin') && !words.includes('--reason');
    const given = isShort ? [...words, '--reason', 'x'] : [...words];
    const options = program === 'ship' ? readShipOptions : readDevelopmentOptions;
    expect(options(given, {}, '/site')).toBeTruthy();
  });
});

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
