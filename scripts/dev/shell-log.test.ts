import { failedPage } from './shell-log';

const line = (entry: object) => `shell | ${JSON.stringify(entry)}`;

describe('failedPage', () => {
  it('finds a page that failed to render', () => {
    const entry = {
      level: 50,
      version: 'mfe-home@0.0.0-dev.a',
      url: '/',
      reason: 'x is undefined',
    };
    expect(failedPage(line(entry), 'mfe-home')).toEqual({ url: '/', reason: 'x is undefined' });
  });

  it.each([
    ['another section', line({ version: 'mfe-legal@1', url: '/', reason: 'x' })],
    ['something else', line({ level: 40, msg: 'the channel is degraded' })],
    ['another program', 'service | {"version":"mfe-home@1","reason":"x"}'],
    ['no JSON at all', 'shell | { not json'],
  ])('ignores a line about %s', (_, text) => {
    expect(failedPage(text, 'mfe-home')).toBeNull();
  });
});
