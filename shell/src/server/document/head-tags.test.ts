import { createRouteMap } from '@huoban/runtime/internal';
import { headModel } from '../../app/head/head-model';
import { testRoutes, testSite } from '../../app/testing/environment';
import { headTags } from './head-tags';

const tagsOf = (language: 'zh' | 'en' | 'ja', path = '/game-library/7'): string =>
  headTags(
    headModel(
      { title: 'A <b>', description: 'what it is', image: '/media/og/a.webp' },
      { language, device: 'desktop', path },
      testSite,
      createRouteMap(testRoutes),
    ),
  );

describe('headTags', () => {
  it('contains title, picture, URL and languages for link previews', () => {
    const tags = tagsOf('ja');
    expect(tags).toContain('<title>A &lt;b&gt; · ');
    expect(tags).toContain(
      '<meta property="og:image" content="https://huoban.example/media/og/a.webp">',
    );
    expect(tags).toContain('content="https://huoban.example/ja/game-library/7"');
    expect(tags).toContain('<meta property="og:locale" content="ja_JP">');
    const others = [...tags.matchAll(/og:locale:alternate" content="(\w+)"/g)].map(
      ([, one]) => one,
    );
    expect(others).toEqual(['zh_CN', 'en_US']);
  });

  it('contains mobile layout and alternates, and noindex for unknown pages', () => {
    expect(tagsOf('zh')).toContain('media="only screen and (max-width: 768px)"');
    expect(tagsOf('zh').match(/hreflang=/g)).toHaveLength(4);
    expect(tagsOf('zh', '/nowhere')).toContain('<meta name="robots" content="noindex">');
    expect(tagsOf('zh', '/nowhere')).not.toContain('canonical');
  });
});
