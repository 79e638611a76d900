import { readContent } from '../content/read-content';
import { readingMinutes } from './reading-time';
import type { StoryFile } from './story-file';

const text = (zh: string, en: string) => ({ zh, en, ja: zh });

const STORY = {
  start: 'a',
  scenes: {
    a: {
      lines: [text('字，'.repeat(800), 'word '.repeat(460))],
      choices: [
        { text: text('', ''), to: 'short' },
        { text: text('', ''), to: 'long' },
      ],
    },
    short: { lines: [], ending: { title: text('', ''), text: text('', '') } },
    long: {
      lines: [text('字'.repeat(1_600), 'word '.repeat(920))],
      next: 'a',
    },
  },
} as unknown as StoryFile;

describe('readingMinutes', () => {
  it('is the average reading by the speed of each language, marks not counted', () => {
    // 800 characters, and 1,600 more in every second reading; a scene that returns is read once.
    expect(readingMinutes(STORY)).toEqual({ zh: 4, en: 4, ja: 3 });
  });

  it('is a plausible time for every story of the site', async () => {
    const { stories } = await readContent('service/content');
    const minutes = stories.map(readingMinutes);
    for (const { zh, en, ja } of minutes) {
      expect(Math.min(zh, en, ja)).toBeGreaterThan(1);
      expect(Math.max(zh, en, ja)).toBeLessThan(30);
    }
  });
});
