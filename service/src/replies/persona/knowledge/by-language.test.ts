import type { Language } from '@huoban/contracts';
import { byLanguage } from './by-language';

function countBuilds() {
  const built: Language[] = [];
  const parts = byLanguage(function* (language) {
    yield;
    built.push(language);
    return `part in ${language}`;
  });
  return { built, parts };
}

describe('parts by language', () => {
  it('are built when they are first needed, each once', () => {
    const { built, parts } = countBuilds();
    expect(built).toEqual([]);
    expect(parts.of('ja')).toBe('part in ja');
    expect(parts.of('ja')).toBe('part in ja');
    expect(built).toEqual(['ja']);
  });

  it('are loaded once, also by two callers at the same time', async () => {
    const { built, parts } = countBuilds();
    await Promise.all([parts.load('zh'), parts.load('zh'), parts.load('en')]);
    // Slices end by the clock, so either language can finish first.
    expect(built.toSorted()).toEqual(['en', 'zh']);
    expect(parts.of('zh')).toBe('part in zh');
    expect(built).toHaveLength(2);
  });
});
