import { parsePlace } from '@huoban/runtime';
import { createI18n } from '@huoban/runtime/internal';
import type { RenderHost } from '../render-host';
import { testerBadge } from './tester-badge';

const pin = (version: string) => ({ version, record: '', fallback: null });
const release = {
  shell: '3',
  sections: { 'mfe-home': pin('1'), 'mfe-legal': pin('9') },
} as unknown as RenderHost['release'];
const link = { author: '<mei>', note: 'a & b', expires: '2030-01-02T03:04:05.000Z' };
const context = { channel: 'production', sequence: 1, why: 'link', inForce: {}, link } as const;

function badge(path: string, changes: object = {}): string {
  const url = new URL(`https://huoban.example${path}`);
  const routeLocation = parsePlace(url.pathname);
  return testerBadge(
    release,
    { ...context, ...changes },
    { routeLocation, url, i18n: createI18n('zh') },
  );
}

describe('testerBadge', () => {
  it('shows differing versions, author and expiry', () => {
    const html = badge('/en/terms?a=1', { inForce: { shell: '2', 'mfe-legal': '8' } });
    expect(html).toContain(
      '<li>shell: 3, in production 2</li><li>mfe-legal: 9, in production 8</li>',
    );
    expect(html).toContain('Link made by &lt;mei&gt;');
    expect(html).toContain('a &amp; b');
    expect(html).toMatch(
      /<time datetime="2030-01-02T03:04:05\.000Z">[^<]*2030[^<]*3:04[^<]*UTC<\/time>/,
    );
    expect(html).toContain('href="/-/link/leave?to=%2Fen%2Fterms%3Fa%3D1"');
  });

  it.each([
    ['/', '测试版本', '与正式环境相同'],
    ['/en', 'Test release', 'Same versions as in production'],
    ['/ja/m/', 'テスト版', '本番と同じバージョンです'],
  ])('uses the language of %s', (path, title, same) => {
    expect(badge(path)).toContain(`aria-label="${title}"`);
    expect(badge(path)).toContain(same);
  });

  it('is empty for other visitors', () => {
    expect(badge('/', { link: null })).toBe('');
  });

  it('has neither script nor style attribute', () => {
    expect(badge('/')).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });
});
