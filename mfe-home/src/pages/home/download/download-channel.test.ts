import { DEFAULT_CHANNEL, downloadChannel } from './download-channel';

const channelOf = (query: string) => downloadChannel(new URLSearchParams(query));

describe('downloadChannel', () => {
  it('takes the channel that brought the visitor', () => {
    expect(channelOf('channel=bili_2026.summer-1')).toBe('bili_2026.summer-1');
  });

  it.each([
    '',
    'channel=',
    'channel=../../x',
    'channel=a%2Fb',
    'channel=..',
    `channel=${'x'.repeat(65)}`,
  ])('counts %j as the official website', (query) => {
    expect(channelOf(query)).toBe(DEFAULT_CHANNEL);
  });
});
