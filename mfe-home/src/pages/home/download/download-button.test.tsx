import { act, fireEvent, screen } from '@testing-library/react';
import type { PageModule } from '@huoban/contracts';
import { useDownload } from '@huoban/runtime';
import { localStore } from '@huoban/runtime/testing';
import { openPage, testSite } from '../../../testing/render-page';
import { DownloadButton } from './download-button';

const openAddress = jest.fn();
const lookUp = jest.fn();

function Offer() {
  return <DownloadButton download={useDownload(openAddress)} />;
}

const page: PageModule = { head: () => ({ title: '', description: '' }), Page: Offer };
const FILE = 'https://download.huoban.example/pc/huoban-setup';
const service = () => ({ accepted: true });
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  jest.useFakeTimers();
  openAddress.mockReset();
  lookUp
    .mockReset()
    .mockImplementation(async () => ({ json: async () => ({ ip: '203.0.113.7' }) }));
  window.fetch = lookUp;
  localStore.write('web-id', '6748002161499735560');
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
type Called = Awaited<ReturnType<typeof openPage>>['call'];
const calls = (call: Called) => call.mock.calls.map(([endpoint, input]) => [endpoint, input]);
const acted = (action: string, params: object) => [
  'POST /api/users/report_user_action',
  { body: { action, params } },
];

describe('the download on a computer', () => {
  it('starts at once for a known visitor, named after channel and web id, and is recorded once', async () => {
    const { call } = await openPage({ page, address: '/?channel=bili', service });
    await press();
    const url = `${FILE}_bili_5da5b836a3c28608.exe`;
    expect(openAddress.mock.calls).toEqual([[url]]);
    expect(calls(call)).toEqual([acted('download_pc', { url })]);
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('draws a web id of 19 digits for a new visitor and keeps it', async () => {
    localStore.remove('web-id');
    await openPage({ page, address: '/', service });
    await press();
    const webId = localStore.read('web-id') ?? '';
    expect(webId).toMatch(/^\d{19}$/);
    expect(openAddress.mock.calls).toEqual([
      [`${FILE}_official-website_${BigInt(webId).toString(16)}.exe`],
    ]);
  });

  it('waits for a web id that never comes, is busy meanwhile, and downloads anyway', async () => {
    localStore.remove('web-id');
    jest.spyOn(console, 'warn').mockImplementation();
    testSite.analytics = { collector: 'https://collect.example', appId: '7' };
    lookUp.mockRejectedValue(new TypeError('blocked'));
    const { call } = await openPage({ page, address: '/', service });
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

  it('takes the web id that the collector names, and tells it of the download', async () => {
    localStore.remove('web-id');
    testSite.analytics = { collector: 'https://collect.example', appId: '7' };
    lookUp.mockImplementation(async () => ({
      ok: true,
      json: async () => ({ web_id: '6748002161499735560' }),
    }));
    await openPage({ page, address: '/', service });
    await press();
    await wait(500);
    expect(openAddress.mock.calls).toEqual([[`${FILE}_official-website_5da5b836a3c28608.exe`]]);
    expect(lookUp.mock.calls.map(([url]) => url)).toEqual([
      'https://collect.example/webid',
      'https://collect.example/list',
    ]);
  });

  it('reports a visit that an ad of the video site brought', async () => {
    const { call } = await openPage({ page, address: '/?channel=bili&track_id=t-1', service });
    await press();
    expect(calls(call)[1]).toMatchObject([
      'POST /api/utils/bilibili_pc_ad_report',
      { body: { track_id: 't-1', report_from: 'bili', client_ip: '203.0.113.7' } },
    ]);
  });

  it('downloads although the record is refused', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const refusing = () => {
      throw new Error('blocked');
    };
    await openPage({ page, address: '/', service: refusing });
    await press();
    expect(openAddress).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('leads to an installer without JavaScript too, whatever the channel tries', async () => {
    await openPage({ page, address: '/?channel=../x', service });
    expect(screen.getByRole('link').getAttribute('href')).toBe(`${FILE}_official-website_0.exe`);
  });
});

describe('the download on a phone', () => {
  const { mobileApp } = testSite.links;
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  });

  it('opens the place to install from, records the wish and reports it with address and user agents', async () => {
    const { call } = await openPage({ page, address: '/m/?channel=bili', service });
    await press();
    expect(openAddress.mock.calls).toEqual([[mobileApp]]);
    expect(calls(call)).toEqual([
      acted('official_website_events', { event_name: 'download_mobile' }),
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

  it('is not held up by an address lookup that never answers, and reports without the address', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    let giveUp = (_: Error): void => undefined;
    lookUp.mockImplementation(
      () =>
        new Promise((_, reject) => {
          giveUp = reject;
        }),
    );
    const { call } = await openPage({ page, address: '/m/', service });
    await press();
    expect(openAddress).toHaveBeenCalledTimes(1);
    expect(call).toHaveBeenCalledTimes(1);
    giveUp(new Error('too late'));
    await wait(0);
    expect(calls(call)[1]).toMatchObject([
      'POST /api/utils/huoban_ad_report',
      { body: { client_ip: '' } },
    ]);
    expect(warn).toHaveBeenCalledWith('IP lookup failed', expect.any(Error));
  });

  it('wakes an installed application, and installs it when nothing has come to the front', async () => {
    testSite.wakeUp = { link: 'https://wake.example/open', appKey: 'k1' };
    await openPage({ page, address: '/m/?channel=bili', service });
    await press();
    expect(openAddress.mock.calls).toEqual([['https://wake.example/open?app_key=k1&channel=bili']]);
    await wait(1500);
    expect(openAddress).toHaveBeenLastCalledWith(mobileApp);
  });

  it('leaves the page alone once the application is in front', async () => {
    testSite.wakeUp = { link: 'https://wake.example/open', appKey: 'k1' };
    await openPage({ page, address: '/m/', service });
    await press();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await wait(5000);
    expect(openAddress).toHaveBeenCalledTimes(1);
  });

  it('installs when the link to wake it is no address', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    testSite.wakeUp = { link: 'broken', appKey: 'k1' };
    await openPage({ page, address: '/m/', service });
    await press();
    expect(openAddress.mock.calls).toEqual([[mobileApp]]);
  });
});
