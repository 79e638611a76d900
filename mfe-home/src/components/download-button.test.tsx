import { act, fireEvent, screen } from '@testing-library/react';
import type { PageModule } from '@huoban/contracts';
import { useDownload } from '@huoban/runtime';
import { localStore, lookUpClientIp } from '@huoban/runtime/testing';
import { renderPage, testSite } from '../testing/render-page';
import { DownloadButton } from './download-button';

const openAddress = jest.fn();
const lookUpIp = jest.fn();

function TestPage() {
  return <DownloadButton download={useDownload(openAddress)} />;
}

const page: PageModule = { head: () => ({ title: '', description: '' }), Page: TestPage };
const FILE = 'https://download.huoban.example/pc/huoban-setup';
const service = () => ({ accepted: true });
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  jest.useFakeTimers();
  openAddress.mockReset();
  lookUpIp
    .mockReset()
    .mockImplementation(async () => ({ json: async () => ({ ip: '203.0.113.7' }) }));
  window.fetch = lookUpIp;
  localStore.write('web-id', '6748002161499735560');
  return lookUpClientIp('/-/ip');
});

afterEach(() => {
  testSite.analytics = null;
  testSite.wakeUp = null;
  localStore.remove('web-id');
  jest.useRealTimers();
});

const wait = (milliseconds: number): Promise<void> =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('link'));
  await wait(0);
}
type Called = Awaited<ReturnType<typeof renderPage>>['call'];
const calls = (call: Called) => call.mock.calls.map(([endpoint, input]) => [endpoint, input]);
const reported = (action: string, params: object) => [
  'POST /api/users/report_user_action',
  { body: { action, params } },
];

describe('download on desktop', () => {
  it('starts at once for a known visitor, with channel and web id in the file name, and is recorded once', async () => {
    const { call } = await renderPage({ page, address: '/?channel=bili', service });
    await press();
    const url = `${FILE}_bili_5da5b836a3c28608.exe`;
    expect(openAddress.mock.calls).toEqual([[url]]);
    expect(calls(call)).toEqual([reported('download_pc', { url })]);
  });

  it('generates and stores a web id of 19 digits for a new visitor', async () => {
    localStore.remove('web-id');
    await renderPage({ page, address: '/', service });
    await press();
    const webId = localStore.read('web-id') ?? '';
    expect(webId).toMatch(/^\d{19}$/);
    expect(openAddress.mock.calls).toEqual([
      [`${FILE}_official-website_${BigInt(webId).toString(16)}.exe`],
    ]);
  });

  it('is busy while it waits for a web id, and downloads without one after the timeout', async () => {
    localStore.remove('web-id');
    jest.spyOn(console, 'warn').mockImplementation();
    testSite.analytics = { collector: 'https://collect.example', appId: '7' };
    lookUpIp.mockRejectedValue(new TypeError('blocked'));
    const { call } = await renderPage({ page, address: '/', service });
    await press();
    expect(screen.getByRole('link', { name: '正在准备下载…', busy: true })).toBeTruthy();
    await press();
    await wait(2400);
    expect(openAddress).not.toHaveBeenCalled();
    await wait(100);
    expect(openAddress.mock.calls).toEqual([[`${FILE}_official-website_0.exe`]]);
    expect(call).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: '下载 Windows 版' })).toBeTruthy();
  });

  it('uses the web id of the collector and reports the download to it', async () => {
    localStore.remove('web-id');
    testSite.analytics = { collector: 'https://collect.example', appId: '7' };
    lookUpIp.mockClear().mockImplementation(async () => ({
      ok: true,
      json: async () => ({ web_id: '6748002161499735560' }),
    }));
    await renderPage({ page, address: '/', service });
    await press();
    await wait(500);
    expect(openAddress.mock.calls).toEqual([[`${FILE}_official-website_5da5b836a3c28608.exe`]]);
    expect(lookUpIp.mock.calls.map(([url]) => url)).toEqual([
      'https://collect.example/webid',
      'https://collect.example/list',
    ]);
  });

  it('reports a download that started from a video site ad', async () => {
    const { call } = await renderPage({ page, address: '/?channel=bili&track_id=t-1', service });
    await press();
    expect(calls(call)[1]).toMatchObject([
      'POST /api/utils/bilibili_pc_ad_report',
      { body: { track_id: 't-1', report_from: 'bili', client_ip: '203.0.113.7' } },
    ]);
  });

  it('downloads even if the recording fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const failing = () => {
      throw new Error('blocked');
    };
    await renderPage({ page, address: '/', service: failing });
    await press();
    expect(openAddress).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('links to an installer without JavaScript, also for a malformed channel', async () => {
    await renderPage({ page, address: '/?channel=../x', service });
    expect(screen.getByRole('link').getAttribute('href')).toBe(`${FILE}_official-website_0.exe`);
  });
});

describe('download on mobile', () => {
  const { mobileApp } = testSite.links;
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  });

  it('opens the app store link, records the download and reports it with IP address and user agents', async () => {
    const { call } = await renderPage({ page, address: '/m/?channel=bili', service });
    await press();
    expect(openAddress.mock.calls).toEqual([[mobileApp]]);
    expect(calls(call)).toEqual([
      reported('official_website_events', { event_name: 'download_mobile' }),
      [
        'POST /api/utils/huoban_ad_report',
        {
          body: {
            conv_time: 0,
            idfa: '',
            client_ip: '203.0.113.7',
            model: '',
            ua: IPHONE,
            oaid: '',
            updatetime: '',
            boottime: '',
            report_from: 'bili',
            ua_xy:
              'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
          },
        },
      ],
    ]);
  });

  it('sends all reports before it opens the store, at once, even if the IP address is not known yet', async () => {
    lookUpIp.mockReturnValue(new Promise(() => undefined));
    void lookUpClientIp('/-/ip');
    const { call } = await renderPage({ page, address: '/m/', service });
    let sentBefore: unknown[] = [];
    openAddress.mockImplementation(() => (sentBefore = [...call.mock.calls]));
    fireEvent.click(screen.getByRole('link'));
    const leaving = { keepalive: true };
    expect(sentBefore).toMatchObject([
      ['POST /api/users/report_user_action', {}, leaving],
      ['POST /api/utils/huoban_ad_report', { body: { client_ip: '' } }, leaving],
    ]);
    await wait(0);
  });

  it('reports without the IP address if the lookup fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    lookUpIp.mockRejectedValue(new Error('blocked'));
    await lookUpClientIp('/-/ip');
    const { call } = await renderPage({ page, address: '/m/', service });
    await press();
    expect(calls(call)[1]).toMatchObject([
      'POST /api/utils/huoban_ad_report',
      { body: { client_ip: '' } },
    ]);
    expect(warn).toHaveBeenCalledWith('IP lookup failed', expect.any(Error));
  });

  it('opens an installed app, and the store if no app comes to the foreground', async () => {
    testSite.wakeUp = { link: 'https://wake.example/open', appKey: 'k1' };
    await renderPage({ page, address: '/m/?channel=bili', service });
    await press();
    expect(openAddress.mock.calls).toEqual([['https://wake.example/open?app_key=k1&channel=bili']]);
    await wait(1500);
    expect(openAddress).toHaveBeenLastCalledWith(mobileApp);
  });

  it('does nothing more once the app is in the foreground', async () => {
    testSite.wakeUp = { link: 'https://wake.example/open', appKey: 'k1' };
    await renderPage({ page, address: '/m/', service });
    await press();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await wait(5000);
    expect(openAddress).toHaveBeenCalledTimes(1);
  });

  it('opens the store if the wake-up link is not a URL', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    testSite.wakeUp = { link: 'broken', appKey: 'k1' };
    await renderPage({ page, address: '/m/', service });
    await press();
    expect(openAddress.mock.calls).toEqual([[mobileApp]]);
  });
});
