import type { ShellChoice } from './options';
import { chooseShell } from './shell-variant';

const planned = {
  name: 'shell' as const,
  version: '1.0.0-abc',
  digest: 'abc',
  out: '/site/dist/artifacts/shell/1.0.0-abc',
};

const choose = (pinned: string, choice: ShellChoice) =>
  chooseShell(planned, { pinned, choice, root: '/site' });

describe('the shell that a section is developed in', () => {
  it('has React for development when it comes from the very sources of the pinned one', () => {
    const { development, build } = choose('1.0.0-abc', 'auto');
    expect(development).toBe('hot');
    expect(build).toMatchObject({
      version: '0.0.0-dev.abc',
      out: '/site/dist/development/shell/0.0.0-dev.abc',
    });
  });

  it('is the pinned one, byte by byte, when the sources have moved on', () => {
    const { development, build, remark } = choose('1.0.0-old', 'auto');
    expect([development, build]).toEqual(['plain', null]);
    expect(remark).toContain('1.0.0-old as pinned (the sources here are 1.0.0-abc)');
  });

  it('is what was asked for', () => {
    expect(choose('1.0.0-abc', 'pinned').build).toBeNull();
    expect(choose('1.0.0-old', 'checkout').development).toBe('hot');
  });
});
