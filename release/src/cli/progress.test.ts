import { createProgressLine, formatBytes } from './progress';

function watched(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  return { written, progress: createProgressLine(stream) };
}

describe('progress', () => {
  it('is one updated line on a terminal, which is cleared at the end', () => {
    const { written, progress } = watched(true);
    progress.show('versions: 1 of 2');
    progress.show('versions: 2 of 2');
    progress.end();
    const rewritten = '\r\u001b[K';
    expect(written).toEqual([
      `${rewritten}versions: 1 of 2`,
      `${rewritten}versions: 2 of 2`,
      rewritten,
    ]);
  });

  it('writes a line every two seconds to a log', () => {
    jest.useFakeTimers({ now: 0 });
    const { written, progress } = watched(false);
    for (let second = 0; second <= 5; second += 1) {
      jest.setSystemTime(second * 1000);
      progress.show(`second ${second}`);
    }
    progress.end();
    jest.useRealTimers();
    expect(written).toEqual(['second 2\n', 'second 4\n']);
  });
});

describe('sizes', () => {
  it.each([
    [9_999, '9999 B'],
    [10_000, '10 KB'],
    [999_400, '999 KB'],
    [1_250_000, '1.3 MB'],
  ])('of %d bytes are formatted', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
