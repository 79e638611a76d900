import { addMessages, createI18n, hasMessages, createTranslate } from './i18n';

describe('createI18n', () => {
  it('separates the messages of sections and languages', () => {
    const i18n = createI18n('zh');
    addMessages(i18n, 'zh', 'mfe-home', { title: '首页' });
    addMessages(i18n, 'en', 'mfe-home', { title: 'Home' });
    addMessages(i18n, 'zh', 'mfe-legal', { title: '协议' });
    expect(createTranslate(i18n, 'zh', 'mfe-home')('title')).toBe('首页');
    expect(createTranslate(i18n, 'en', 'mfe-home')('title')).toBe('Home');
    expect(createTranslate(i18n, 'zh', 'mfe-home')('mfe-legal:title')).toBe('协议');
  });

  it('shares nothing between two requests', () => {
    const first = createI18n('zh');
    addMessages(first, 'zh', 'shell', { secret: 'x' });
    expect(hasMessages(first, 'zh', 'shell')).toBe(true);
    expect(hasMessages(createI18n('zh'), 'zh', 'shell')).toBe(false);
  });

  it('inserts values without escaping', () => {
    const i18n = createI18n('en');
    addMessages(i18n, 'en', 'shell', { hello: 'Hi {{name}}', nested: { deep: 'below' } });
    const text = createTranslate(i18n, 'en', 'shell');
    expect(text('hello', { name: '<b>&' })).toBe('Hi <b>&');
    expect(text('nested.deep')).toBe('below');
  });

  it('does not fall back to another language', () => {
    const i18n = createI18n('zh');
    addMessages(i18n, 'zh', 'shell', { title: '首页' });
    expect(createTranslate(i18n, 'ja', 'shell')('title')).toBe('title');
  });
});
