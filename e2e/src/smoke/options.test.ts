import { codeSource } from './journeys/code-source';
import { CannotRun } from '../harness/program';
import { readOptions } from './options';

describe('readOptions', () => {
  it('reads deployment and token from the URL of a tester link', () => {
    const options = readOptions(['--link', 'https://site.test/en?release-link=k.1.token']);
    expect(options).toMatchObject({ url: 'https://site.test', link: 'k.1.token' });
  });

  it('accepts a bare token', () => {
    const options = readOptions(['--url', 'https://site.test/x', '--link', 'k.1.token']);
    expect(options).toMatchObject({ url: 'https://site.test', link: 'k.1.token' });
  });

  it.each([
    [['--url', 'site.test'], '--url'],
    [['--at-once', '0'], '--at-once'],
    [['--code', 'guess'], '--code'],
    [['--colour'], '--colour'],
  ])('refuses %j and names the option', (args, option) => {
    expect(() => readOptions(args)).toThrow(CannotRun);
    expect(() => readOptions(args)).toThrow(option);
  });
});

describe('codeSource', () => {
  const none = { command: null, phone: null, kind: null };

  it('is the outbox on this machine', () => {
    expect(codeSource('http://127.0.0.1:3000', none)).toMatchObject({
      phone: expect.stringMatching(/^139\d{8}$/) as string,
    });
  });

  it('is missing elsewhere, because an invented number may belong to a person', () => {
    expect(codeSource('https://site.test', none)).toContain('no code source');
  });

  it('accepts a command only together with a number', () => {
    const options = { ...none, command: 'read-code' };
    expect(codeSource('https://site.test', options)).toContain('--phone');
    expect(codeSource('https://site.test', { ...options, phone: '13900000000' })).toMatchObject({
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
