import { BY, run } from '../cli/testing/run-command';
import { makeSite } from '../testing/test-registry';

describe('keys', () => {
  it('say that nothing was done with them yet', async () => {
    expect(await run(await makeSite(), 'keys', 'history')).toBe(
      'Nothing was done with the keys by command.\n',
    );
  });

  it('are rotated with the days that the old ones still count', async () => {
    const registry = await makeSite();
    const said = await run(registry, 'keys', 'rotate', '--overlap', '10', ...BY);
    const [made = '', ending = '', signed] = said.split('\n');
    expect(made).toMatch(/^\w{16} {2}manager .* without an end$/);
    const [, until = ''] = /until (\S+)$/.exec(ending) ?? [];
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(10, 1);
    expect(signed).toBe('production is signed by the new key');
    const listed = await run(registry, 'keys', 'list');
    expect(listed).toContain(ending);
  });

  it('say that one was revoked', async () => {
    const registry = await makeSite();
    const made = await run(registry, 'keys', 'create', '--role', 'automatic', ...BY);
    const id = made.slice(0, 16);
    expect(await run(registry, 'keys', 'revoke', id, ...BY)).toMatch(
      new RegExp(`^${id}  automatic from .* revoked \\d{4}-`),
    );
  });
});
