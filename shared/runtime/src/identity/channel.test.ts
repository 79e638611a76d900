import { DEFAULT_CHANNEL, readChannel } from './channel';

describe('readChannel', () => {
  it('reads the channel of the URL', () => {
    expect(readChannel(new URLSearchParams('channel=bili_2026.summer-1'))).toBe(
      'bili_2026.summer-1',
    );
  });

  it('falls back to the official website without a channel', () => {
    expect(readChannel(new URLSearchParams())).toBe('official-website');
  });

  it('takes the first of several channels', () => {
    expect(readChannel(new URLSearchParams('channel=a&channel=b'))).toBe('a');
  });

  it.each([
    '',
    '中文',
    '../../x',
    '..',
    'a b',
    'a\r\nx: 1',
    'a\n',
    '\0',
    '<script>',
    'x'.repeat(65),
    'x'.repeat(10_000),
  ])('drops the unsafe channel %j', (channel) => {
    expect(readChannel(new URLSearchParams({ channel }))).toBe(DEFAULT_CHANNEL);
  });
});
