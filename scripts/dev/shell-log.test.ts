import { failedPage } from './shell-log';

const line = (entry: object) => `shell | ${JSON.stringify(entry)}`;

describe('the log of the shell', () => {
  it('tells of a page that the section failed', () => {
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
  ])('says nothing of the section in a line about %s', (_, text) => {
    expect(failedPage(text, 'mfe-home')).toBeNull();
  });
});
