import { codeSource } from './journeys/code-source';
import { readOptions, WrongOption } from './options';

describe('the command line', () => {
  it('takes a tester link as an address and finds the deployment in it', () => {
    const options = readOptions(['--link', 'https://site.test/en?release-link=k.1.token']);
    expect(options).toMatchObject({ url: 'https://site.test', link: 'k.1.token' });
  });

  it('keeps a token that stands alone', () => {
    const options = readOptions(['--url', 'https://site.test/x', '--link', 'k.1.token']);
    expect(options).toMatchObject({ url: 'https://site.test', link: 'k.1.token' });
  });

  it.each([
    [['--url', 'site.test'], '--url'],
    [['--at-once', '0'], '--at-once'],
    [['--code', 'guess'], '--code'],
    [['--colour'], '--colour'],
  ])('refuses %j and names the option', (args, option) => {
    expect(() => readOptions(args)).toThrow(WrongOption);
    expect(() => readOptions(args)).toThrow(option);
  });
});

describe('the source of codes', () => {
  const none = { command: null, phone: null, kind: null };

  it('is the outbox on this machine', () => {
    expect(codeSource('http://127.0.0.1:3000', none)).toMatchObject({
      phone: expect.stringMatching(/^139\d{8}$/) as string,
    });
  });

  it('is nothing elsewhere: a made-up number may be that of somebody', () => {
    expect(codeSource('https://site.test', none)).toContain('no code source');
  });

  it('is a command only together with a number of the tester', () => {
    const wish = { ...none, command: 'read-code' };
    expect(codeSource('https://site.test', wish)).toContain('--phone');
    expect(codeSource('https://site.test', { ...wish, phone: '13900000000' })).toMatchObject({
      phone: '13900000000',
    });
  });

  it('reads the digits that the command prints', async () => {
    const source = codeSource('https://site.test', {
      kind: null,
      phone: '13900000000',
      command: 'echo your code: 123456 for',
    });
    if (typeof source === 'string') throw new Error(source);
    expect(await source.read()).toBe('123456');
  });
});
