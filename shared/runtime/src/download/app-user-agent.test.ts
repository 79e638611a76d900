import { appUserAgent, truncateUserAgent } from './app-user-agent';

describe('appUserAgent', () => {
  it.each([
    [
      'Safari on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
    [
      'a messenger on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20G75 MicroMessenger/8.0.44 NetType/WIFI Language/zh_CN',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20G75',
    ],
    [
      'Safari on an iPad that says so',
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8 Pro)',
    ],
    [
      'a web view with language, build and mark',
      'Mozilla/5.0 (Linux; U; Android 13; zh-CN; M2102K1C Build/TKQ1.220829.002; wv) AppleWebKit/537.36 Version/4.0 Chrome/100.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Linux; Android 13; M2102K1C)',
    ],
    [
      'a reduced user agent',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Linux; Android 10; K)',
    ],
    ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', ''],
    ['nothing', '', ''],
  ])('reads %s', (_, userAgent, expected) => {
    expect(appUserAgent(userAgent)).toBe(expected);
  });

  it('is never longer than 500 characters', () => {
    const long = `Mozilla/5.0 (Linux; Android 14; ${'x'.repeat(900)})`;
    expect(appUserAgent(long)).toHaveLength(500);
    expect(truncateUserAgent(long)).toBe(long.slice(0, 500));
  });
});
