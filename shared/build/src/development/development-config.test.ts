import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from '../plugins/chunk-integrity';
import {
  toDevelopmentConfig,
  jsxOptions,
  nodeEnv,
  type DevelopmentMode,
} from './development-config';

const published = (): Configuration => ({ plugins: [new ChunkIntegrityPlugin()] });
function build(name: string, side: 'client' | 'server', development: DevelopmentMode) {
  const config = toDevelopmentConfig(published(), { name, side, development });
  const has = (kind: new () => object): boolean =>
    (config.plugins ?? []).some((plugin) => plugin instanceof kind);
  return { config, has };
}

describe('a development build', () => {
  it('enables hot updates only in the client build of the section', () => {
    const Hot = webpack.HotModuleReplacementPlugin;
    expect(build('mfe-home', 'client', 'hot').has(Hot)).toBe(true);
    expect(build('mfe-home', 'server', 'hot').has(Hot)).toBe(false);
    expect(build('shell', 'client', 'hot').has(Hot)).toBe(false);
    expect(build('mfe-home', 'client', 'plain').has(Hot)).toBe(false);
  });

  it('checks the integrity of shell chunks, but not of hot-updated ones', () => {
    expect(build('shell', 'client', 'hot').has(ChunkIntegrityPlugin)).toBe(true);
    expect(build('mfe-home', 'client', 'hot').has(ChunkIntegrityPlugin)).toBe(false);
  });

  it('does not need eval', () => {
    expect(build('mfe-home', 'client', 'hot').config.devtool).toBe('cheap-module-source-map');
  });

  it('uses React’s development build only with a shell that has it', () => {
    const at = (side: 'client' | 'server', development: DevelopmentMode) => {
      const options = { name: 'mfe-home', side, development };
      return [jsxOptions(options).development, nodeEnv(options)];
    };
    expect(at('client', 'hot')).toEqual([true, 'development']);
    expect(at('server', 'hot')).toEqual([false, 'development']);
    expect(at('client', 'plain')).toEqual([false, 'production']);
  });
});
