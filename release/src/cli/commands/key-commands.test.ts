import { BY_MING, runCommand } from '../testing/run-command';
import { createSite } from '../../testing/test-registry';

describe('keys', () => {
  it('report an empty history', async () => {
    expect(await runCommand(await createSite(), 'keys', 'history')).toBe(
      'no key changes recorded\n',
    );
  });

  it('are rotated with the given overlap', async () => {
    const registry = await createSite();
    const output = await runCommand(registry, 'keys', 'rotate', '--overlap', '10', ...BY_MING);
    const [made = '', ending = '', signed] = output.split('\n');
    expect(made).toMatch(/^\w{16} {2}manager .* without expiry$/);
    const [, until = ''] = /until (\S+)$/.exec(ending) ?? [];
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(10, 1);
    expect(signed).toBe('channel production renewed with the new key');
    const listed = await runCommand(registry, 'keys', 'list');
    expect(listed).toContain(ending);
  });

  it('report a revoked key', async () => {
    const registry = await createSite();
    const made = await runCommand(registry, 'keys', 'create', '--role', 'automatic', ...BY_MING);
    const id = made.slice(0, 16);
    expect(await runCommand(registry, 'keys', 'revoke', id, ...BY_MING)).toMatch(
      new RegExp(`^${id}  automatic from .* revoked \\d{4}-`),
    );
  });
});
