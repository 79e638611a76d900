import path from 'node:path';
import { shellConfig } from './artifact-config';

const ROOT = path.join(__dirname, '../../../shell');
const TARGET = { name: 'shell', version: '1.0.0', out: '/out' };

describe('the builds of the shell', () => {
  const shell = shellConfig(ROOT);

  it('have no manifest and exact versions of the singletons', () => {
    expect(shell).not.toHaveProperty('manifest');
    expect(shell.shared.react).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('have one client entry, the federation host', () => {
    const config = shell.client(TARGET);
    expect(config.entry).toEqual({ main: './src/client/main.tsx' });
    expect(config.output).toMatchObject({
      path: '/out/client',
      publicPath: '/assets/shell/1.0.0/',
      filename: '[name].js',
    });
    expect(config.plugins?.map((plugin) => plugin?.constructor.name)).toContain('SharePlugin');
  });

  it('use web builds on the server, because render workers provide no Node modules', () => {
    const config = shell.server(TARGET);
    expect(config.entry).toBe('./src/server/main.tsx');
    expect(config.output).toMatchObject({ path: '/out/server', filename: 'index.cjs' });
    expect(config.resolve?.alias).toMatchObject({
      'react-dom/server$': expect.stringMatching(/server\.browser\.js$/),
      axios$: expect.stringMatching(/dist\/esm\/axios\.js$/),
    });
  });
});
