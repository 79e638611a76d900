import { findAsset, groupAssets } from './assets';
import { renderHost } from '../testing/render-host';

describe('assets', () => {
  it('have URL and hash', () => {
    expect(findAsset(renderHost(), 'mfe-home', '2', 'remoteEntry.js')).toEqual({
      url: expect.stringMatching(/\/mfe-home\/2\/.*remoteEntry\.js$/) as string,
      integrity: 'sha256-remoteEntry.js',
    });
  });

  it('are listed once, in load order', () => {
    const { scripts, styles } = groupAssets(renderHost(), 'mfe-home', '2', [
      'section',
      'page-home',
      'page-game',
    ]);
    expect(scripts.map(({ integrity }) => integrity)).toEqual([
      'sha256-remoteEntry.js',
      'sha256-page.js',
    ]);
    expect(styles.map(({ text }) => text)).toEqual(['.mfe-home{}']);
  });

  it('are named in the error when the record does not contain them', () => {
    expect(() => findAsset(renderHost(), 'mfe-home', '2', 'gone.js')).toThrow(
      'mfe-home@2 has no client file gone.js',
    );
    expect(() => groupAssets(renderHost(), 'shell', '3', ['page-gone'])).toThrow(
      'shell@3 has no chunk group "page-gone"',
    );
  });
});
