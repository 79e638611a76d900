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

describe('chooseShell', () => {
  it('uses the development build of React when checkout and pinned shell have the same sources', () => {
    const { development, build } = choose('1.0.0-abc', 'auto');
    expect(development).toBe('hot');
    expect(build).toMatchObject({
      version: '0.0.0-dev.abc',
      out: '/site/dist/development/shell/0.0.0-dev.abc',
    });
  });

  it('uses the pinned shell when the sources differ', () => {
    const { development, build, remark } = choose('1.0.0-old', 'auto');
    expect([development, build]).toEqual(['plain', null]);
    expect(remark).toContain('1.0.0-old as pinned (the checkout is 1.0.0-abc)');
  });

  it('follows --shell', () => {
    expect(choose('1.0.0-abc', 'pinned').build).toBeNull();
    expect(choose('1.0.0-old', 'checkout').development).toBe('hot');
  });
});
